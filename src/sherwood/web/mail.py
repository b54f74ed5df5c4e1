"""Mail that leaves the house: to addresses that were confirmed, plain text, with a way to stop it in one click."""

from __future__ import annotations

import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from sherwood.extras import extra
from sherwood.web.server_log import log

# Enough to refuse what cannot be an address or would break a header; the link that is sent there proves the rest.
ADDRESS = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
PATIENCE = 15.0  # seconds


def is_address(text: str) -> bool:
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None


class Mail:
    """The host's mail server: `smtp://user:password@host:587` (encrypted where it offers that) or `smtps://…`."""

    def __init__(self, server: str, sender: str, site: str) -> None:
        self._server = urlsplit(server)
        self._sender = sender
        self.site = site.rstrip("/")

    async def send(self, to: str, subject: str, text: str, stop: str = "") -> bool:
        """Did the server take it? Nothing about the address goes into the log."""
        with extra("notices"):
            import aiosmtplib

        where = self._server
        try:
            await aiosmtplib.send(
                self.message(to, subject, text, stop),
                hostname=where.hostname,
                port=where.port,
                username=unquote(where.username) if where.username else None,
                password=unquote(where.password) if where.password else None,
                use_tls=where.scheme == "smtps",
                timeout=PATIENCE,
            )
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            log("mail", error=type(error).__name__)
            return False
        log("mail", sent=True)
        return True

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
