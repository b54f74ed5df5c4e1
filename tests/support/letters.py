"""A mail server and a push service of our own, on this machine: what they were given can be read."""

from __future__ import annotations

import base64
import datetime
import ssl
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from support.served import free_port


class Postman:
    """An SMTP server that keeps what comes, or `answers` that it does not, or says nothing and hangs up."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answer = "250 OK"
        self.refused: list[str] = []  # to whom
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, server: Any, session: object, envelope: Any) -> str:  # noqa: N802
        if not self.answer.startswith("250"):
            self.refused += envelope.rcpt_tos
            if not self.answer:
                server.transport.abort()
            return self.answer
        read = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(read, EmailMessage)
        self.letters.append(read)
        return "250 OK"

    def start(self) -> Postman:
        self._controller.start()
        return self

    def stop(self) -> None:
        self._controller.stop()

    def to(self, address: str) -> list[EmailMessage]:
        return [one for one in self.letters if one["To"] == address]


def text_of(letter: EmailMessage) -> str:
    """As it was written: lines that were folded on the way are whole again."""
    return str(letter.get_content())


class Pushed(NamedTuple):
    """One request to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """An HTTPS server that takes what is pushed; `answer` is what it says to it."""

    def __init__(self, folder: Path) -> None:
        self.pushed: list[Pushed] = []
        self.answer = 201
        self.port = free_port()
        self.certificate = folder / "push.pem"
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.pushed.append(Pushed(self.path, dict(self.headers.items()), body))
                self.send_response(service.answer)
                if service.answer == 302:
                    self.send_header("Location", f"https://localhost:{service.port}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self._certify())
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def _certify(self) -> Path:
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
        now = datetime.datetime.now(datetime.UTC)
        made = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
            .sign(key, hashes.SHA256())
        )
        written = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        self.certificate.write_bytes(written + made.public_bytes(Encoding.PEM))
        return self.certificate

    @property
    def place(self) -> str:
        return f"localhost:{self.port}"

    def start(self) -> PushService:
        self._thread.start()
        return self

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Subscriber:
    """A browser's end of a subscription: only it can read what is pushed."""

    def __init__(self, service: PushService, path: str, place: str = "") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))
        self.endpoint = f"https://{place or service.place}{path}"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.words = {"endpoint": self.endpoint, "p256dh": _plain(point), "auth": _plain(self._auth)}

    def read(self, body: bytes) -> bytes:
        return bytes(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"))


def _plain(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
