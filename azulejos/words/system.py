"""What the operating system refuses, in words: a missing file, a full disk, a forbidden folder."""

import errno
from typing import Final

from azulejos.words import Message

ABOUT_FILES: Final = {
    errno.ENOENT: "system-missing",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.EROFS: "system-read-only",
    errno.EEXIST: "system-exists",
    errno.ENAMETOOLONG: "system-long-name",
}
"""What can be wrong with a file, by the system's number."""
OTHERS: Final = {
    errno.ENOSPC: "system-full",
    errno.EDQUOT: "system-full",
    errno.ENOMEM: "system-memory",
    errno.EADDRINUSE: "system-taken",
    errno.EADDRNOTAVAIL: "system-no-address",
    errno.ECONNREFUSED: "system-nobody",
    errno.ENOEXEC: "system-no-program",
}


def in_words(error: OSError) -> Message | str:
    """What went wrong; an error that we raised has its sentence already."""
    if error.errno is None:
        return str(error)
    if error.errno in OTHERS:
        return Message(OTHERS[error.errno])
    if error.errno in ABOUT_FILES and error.filename is not None:
        return Message(ABOUT_FILES[error.errno], file=str(error.filename))
    return Message("system-other", error=error.strerror or str(error))
