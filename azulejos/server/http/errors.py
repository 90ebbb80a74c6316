"""What the server refuses, and why: each has a code for programs and a sentence for people."""

from azulejos.words import Message


class Refusal(Exception):
    """A request that cannot be done: HTTP status, code, sentence."""

    def __init__(
        self, status: int, code: str, message: Message | str, *, clause: str | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.clause = clause
        """The clause of the rules, if it is a move that they forbid."""
        self.view: bytes | None = None
        """The table as it stands now, as JSON, for somebody who is out of step."""
        self.headers: dict[str, str] = {}

    @property
    def message(self) -> str:
        """The sentence, in the language that is spoken now."""
        return str(self)

    def body(self) -> dict[str, dict[str, str]]:
        """What the client gets, without the view."""
        error = {"code": self.code, "message": self.message}
        if self.clause is not None:
            error["clause"] = self.clause
        return {"error": error}


class BadDatabase(Exception):
    """A database that cannot be used: the message says why and what to do."""
