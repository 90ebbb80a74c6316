"""`python -m azulejos.cli` is `azulejos`."""

import sys

from azulejos.cli import main

sys.exit(main())
