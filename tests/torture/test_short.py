"""The short form of the torture. `python -m tests.torture --long` is the long one.

Campaigns that measure times, or that need the history of the repository, run by hand only.
"""

import pytest

from tests.server.postgresql import is_installed
from tests.torture.__main__ import CAMPAIGNS
from tests.torture.campaign import Campaign, run

BY_HAND = {"bad-clients", "old-version", "load"}


@pytest.mark.parametrize(
    "campaign",
    [campaign for campaign in CAMPAIGNS if campaign.name not in BY_HAND],
    ids=lambda campaign: campaign.name,
)
def test_campaign(campaign: Campaign) -> None:
    if campaign.name == "kills-postgresql" and not is_installed():
        pytest.skip("no PostgreSQL server here; on Debian: apt-get install postgresql")
    assert run(campaign, campaign.short).figures
