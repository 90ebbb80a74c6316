"""The errors of the server: each has a code for programs and a sentence for people."""

from azulejos.words import Message


class ApiError(Exception):
    """A request that the server refuses: HTTP status, code, sentence."""

    def __init__(
        self, status: int, code: str, message: Message | str, *, clause: str | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.clause = clause
        """For an illegal move: the clause of the rules that forbids it."""
        self.view: bytes | None = None
        """The current view as JSON, for a client whose view is out of date."""
        self.headers: dict[str, str] = {}

    @property
    def message(self) -> str:
        """The sentence in the current language."""
        return str(self)

    def body(self) -> dict[str, dict[str, str]]:
        """The body of the response, without the view."""
        error = {"code": self.code, "message": self.message}
        if self.clause is not None:
            error["clause"] = self.clause
        return {"error": error}


class BadDatabase(Exception):
    """A database that cannot be used: the message says why and what to do."""
