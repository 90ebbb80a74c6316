"""`python -m tests.torture [--long] [--size N] [CAMPAIGN ...]`: run campaigns, and report."""

import argparse
import sys
import time

from tests.torture import clients, disks, kills, load, mutations, races
from tests.torture.campaign import Campaign, run

CAMPAIGNS = [
    Campaign("kills-sqlite", kills.sqlite, 3, 1000, "kills"),
    Campaign("kills-postgresql", kills.postgresql, 4, 300, "kills"),
    Campaign("failpoints", kills.failpoints, 3, 300, "deaths"),
    Campaign("races", races.races, 60, 10_000, "races"),
    Campaign("mutations", mutations.mutations, 1000, 1_000_000, "mutants"),
    Campaign("bad-clients", clients.bad_clients, 4, 300, "seconds"),
    Campaign("full-disk", disks.full_disk, 1, 100, "times"),
    Campaign("locked-file", disks.locked_file, 1, 100, "times"),
    Campaign("jumping-clock", disks.jumping_clock, 40, 5000, "changes"),
    Campaign("old-version", disks.old_version, 2, 10, "tables"),
    Campaign("load", load.load, 5, 1800, "seconds"),
]


def main() -> int:
    """Run the campaigns; 1 if one of them fails."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture")
    parser.add_argument("campaigns", nargs="*", metavar="CAMPAIGN")
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--size", type=int)
    options = parser.parse_args()
    failed = 0
    for campaign in CAMPAIGNS:
        if options.campaigns and campaign.name not in options.campaigns:
            continue
        size = options.size or (campaign.long if options.long else campaign.short)
        print(f"{time.strftime('%H:%M:%S')} {campaign.name}: {size} {campaign.unit} …", flush=True)
        try:
            report = run(campaign, size)
        except AssertionError as error:
            failed += 1
            print(f"  FAILED: {error}", flush=True)
        else:
            figures = ", ".join(f"{name} {value}" for name, value in report.figures.items())
            print(f"  held, in {report.seconds:.0f} s: {figures}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
