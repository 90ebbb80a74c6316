"""Reviews of finished tables: processes that analyse, and what they have found."""

from azulejos.server.reviews.jobs import ReviewJobs, Status

__all__ = ["ReviewJobs", "Status"]
