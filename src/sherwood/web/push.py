"""Web push: a few words to a browser that is not open, sealed so that only it can read them."""

from __future__ import annotations

import base64
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher, WebPushException
from sqlalchemy import Connection

from sherwood.table.store import house
from sherwood.table.store.notices import Push
from sherwood.web import outside
from sherwood.web.outside import NotNow, NotOutside
from sherwood.web.pushed import Went, Words
from sherwood.web.server_log import log

KEY = "vapid"  # the row with the key by which push services know this house
LIFE = 24 * 3600  # seconds for which a push service keeps what it cannot deliver
GONE = (404, 410)


def key_of(db: Connection) -> str:
    """The private key of this house; made by whichever server is first."""
    found = house.read(db, KEY)
    if found:
        return found
    made = ec.generate_private_key(ec.SECP256R1())
    written = made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
    return house.first(db, KEY, written)


class Pusher:
    """Sends to push services; `contact` tells them whom to write to, `allowed` are services of the host's own."""

    def __init__(self, key: str, contact: str, allowed: tuple[str, ...] = ()) -> None:
        self._vapid = Vapid02.from_pem(key.encode())
        self._contact = contact
        self._allowed = allowed
        raw = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def check(self, endpoint: str, p256dh: str, auth: str) -> bool:
        """May this be gone to, and can what is sent there be read?"""
        if not can_read(p256dh, auth):
            return False
        try:
            await outside.judge(endpoint, self._allowed)
        except NotOutside:
            return False
        return True

    async def send(self, to: Push, words: Words) -> Went:
        try:
            sealed = seal(to, words)
            status = await outside.post(to.endpoint, self._headers(to.endpoint), sealed, self._allowed)
        except NotNow:
            log("push", error=NotNow.__name__)
            return Went(False, False)
        except (NotOutside, ValueError, LookupError, WebPushException) as error:
            log("push", error=type(error).__name__)
            return Went(False, True)
        log("push", status=status)
        return Went(200 <= status < 300, status in GONE)

    def _headers(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {"aud": f"https://{parts.netloc}", "exp": int(time.time()) + 3600, "sub": self._contact}
        signed: dict[str, str] = self._vapid.sign(claims)
        return {
            **signed,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(LIFE),
            "Urgency": "normal",
        }


def can_read(p256dh: str, auth: str) -> bool:
    """Are these keys for which something can be sealed (RFC 8291): a point of the curve, and 16 bytes?"""
    try:
        point, shared = (base64.urlsafe_b64decode(key + "=" * (-len(key) % 4)) for key in (p256dh, auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(shared) == 16


def seal(to: Push, words: Words) -> bytes:
    info = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
    encoded = WebPusher(info).encode(msgspec.json.encode(words), content_encoding="aes128gcm")
    return bytes(encoded["body"])
