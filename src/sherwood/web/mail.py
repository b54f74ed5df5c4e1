"""Mail that leaves the house: to addresses that were confirmed, plain text, with a way to stop it in one click."""

from __future__ import annotations

import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from enum import Enum
from urllib.parse import unquote, urlsplit

from sherwood.extras import extra
from sherwood.web.server_log import log

# Enough to refuse what cannot be an address or would break a header; the link that is sent there proves the rest.
ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"(?=[^@]{{1,64}}@)(?!=\?){ATOM}(?:\.{ATOM})*@(?:{LABEL}\.)+(?!\d+$){LABEL}")
PATIENCE = 15.0  # seconds


def is_address(text: str) -> bool:
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None


class Fate(Enum):
    """What became of a letter."""

    TAKEN = "taken"  # by the mail server: it is on its way
    LATER = "later"  # it surely did not go, and may at another time
    LOST = "lost"  # refused for good; or nobody knows, and it is better lost than sent twice


class Mail:
    """The host's mail server: `smtp://user:password@host:587` (encrypted where it offers that) or `smtps://…`."""

    def __init__(self, server: str, sender: str, site: str) -> None:
        self._server = urlsplit(server)
        self._sender = sender
        self.site = site.rstrip("/")

    async def send(self, to: str, subject: str, text: str, stop: str = "") -> Fate:
        """Nothing about the address goes into the log."""
        with extra("notices"):
            import aiosmtplib

        where = self._server
        server = aiosmtplib.SMTP(
            hostname=where.hostname,
            port=where.port,
            username=unquote(where.username) if where.username else None,
            password=unquote(where.password) if where.password else None,
            use_tls=where.scheme == "smtps",
            timeout=PATIENCE,
        )
        letter, fate = self.message(to, subject, text, stop), Fate.LATER  # whatever goes wrong before it is handed over
        try:
            async with server:
                fate = Fate.LOST
                await server.send_message(letter)
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            fate = Fate.LATER if _for_now(error) else fate
            log("mail", error=type(error).__name__, fate=fate.value)
            return fate
        log("mail", sent=True)
        return Fate.TAKEN

    def message(self, to: str, subject: str, text: str, stop: str) -> EmailMessage:
        made = EmailMessage()
        made["From"] = Address("Sherwood", addr_spec=self._sender)
        made["To"] = Address(addr_spec=to)
        made["Subject"] = subject
        made["Date"] = formatdate(usegmt=True)
        made["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        made["Auto-Submitted"] = "auto-generated"
        if stop:
            made["List-Unsubscribe"] = f"<{self.site}/stop/{stop}>"
            made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        made.set_content(text)
        return made


def _for_now(error: Exception) -> bool:
    """Did the mail server say that it does not take the letter now, but may later (RFC 5321: 4yz)?"""
    refusals = getattr(error, "recipients", [error])
    return all(400 <= getattr(one, "code", 0) < 500 for one in refusals)
