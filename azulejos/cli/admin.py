"""`azulejos admin`: what the operator of a server does with its tables and its database."""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

from azulejos.cli.arguments import Commands, amount, count
from azulejos.cli.settings import add_settings, given_settings
from azulejos.games import GAMES
from azulejos.notation.errors import BadOption
from azulejos.words import Message, say

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

Run: TypeAlias = Callable[[argparse.Namespace], int]
LISTED = 50


def add_commands(commands: Commands) -> None:
    """Admin"""
    admin = commands.add_parser("admin", help=say("admin-help"))
    add_settings(admin, "database")
    actions = admin.add_subparsers(title=say("command-commands"), metavar="COMMAND", required=True)
    listing = _add(actions, "list", say("admin-list"), _list)
    listing.add_argument("--most", type=count, default=LISTED, help=say("admin-most"))
    listing.add_argument("--game", choices=GAMES)
    for name, help_text, run in (
        ("show", say("admin-show"), _show),
        ("close", say("admin-close"), _close),
        ("reopen", say("admin-reopen"), _reopen),
        ("delete", say("admin-delete"), _delete),
        ("export", say("admin-export"), _export),
    ):
        _add(actions, name, help_text, run).add_argument("table")
    for name, help_text, run in (
        ("erase", say("admin-erase"), _erase),
        ("free", say("admin-free"), _free),
        ("mute", say("admin-mute"), _mute),
        ("unmute", say("admin-unmute"), _unmute),
    ):
        action = _add(actions, name, help_text, run)
        action.add_argument("table")
        action.add_argument("seat", type=int)
    for name, help_text, run in (
        ("backup", say("admin-backup"), _back_up),
        ("check", say("admin-check"), _check),
        ("restore", say("admin-restore"), _restore),
    ):
        _add(actions, name, help_text, run).add_argument("file")
    prune = _add(actions, "prune", say("admin-prune"), _prune)
    prune.add_argument("--days", type=amount, help=say("settings-keep-days"))
    prune.add_argument("--unused-days", type=amount, help=say("settings-keep-unused-days"))
    prune.add_argument("--dry-run", action="store_true", help=say("admin-dry-run"))


def _add(actions: Commands, name: str, help_text: str, run: Run) -> argparse.ArgumentParser:
    action = actions.add_parser(name, help=help_text)
    action.set_defaults(run=run)
    return action


# --- Databases ------------------------------------------------------------------------------------


@contextmanager
def _engine(options: argparse.Namespace) -> "Iterator[Engine]":
    """The database of the settings. Errors of the database become sentences."""
    from sqlalchemy.exc import SQLAlchemyError

    from azulejos.server.configuration import read_settings
    from azulejos.server.http.errors import BadDatabase
    from azulejos.server.run import settings_from
    from azulejos.server.storage.administration import NoTable
    from azulejos.server.storage.store import connect

    engine = connect(settings_from(read_settings(given_settings(options))).url)
    try:
        yield engine
    except BadDatabase as error:
        raise BadOption(error.args[0]) from None
    except NoTable as error:
        raise BadOption(Message("admin-no-table", said=str(error))) from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadOption(Message("admin-database", reason=reason)) from None
    finally:
        engine.dispose()


@contextmanager
def _transaction(options: argparse.Namespace) -> "Iterator[Connection]":
    """A transaction on a database that has tables of ours, migrated to this version."""
    from azulejos.server.storage.migrate import check_version

    with _engine(options) as engine:
        check_version(engine)
        with engine.begin() as connection:
            yield connection


# --- Tables ---------------------------------------------------------------------------------------


def _list(options: argparse.Namespace) -> int:
    from azulejos.server.storage import administration

    with _transaction(options) as connection:
        found = administration.find_tables(connection, options.most, options.game)
    for line in found:
        made, used = _day(line.made_at), _day(line.last_at)
        numbers = say("admin-numbers", moves=line.moves, notes=line.notes)
        print(f"{line.id}  {line.game:<16} {made}  {used}  {numbers}")
    return 0


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


def _show(options: argparse.Namespace) -> int:
    from azulejos.server.storage import administration
    from azulejos.server.tables.table import Table

    with _transaction(options) as connection:
        table = Table(administration.find_table(connection, options.table))
    print(table.match)
    print()
    for number, seat in enumerate(table.stored.seats):
        state = say("admin-muted") if table.is_muted(number) else ""
        print(f"{number}  {seat.bot or '-':<12} {table.names[number]}  {state}".rstrip())
    for note in table.notes:
        print(f"{_day(note.at)}  {note.seat:>2}  {note.kind:<9} {note.text}".rstrip())
    return 0


def _close(options: argparse.Namespace) -> int:
    from azulejos.server.storage import administration

    with _transaction(options) as connection:
        administration.close(connection, options.table)
    return _done("admin-closed", options)


def _reopen(options: argparse.Namespace) -> int:
    from azulejos.server.storage import administration

    with _transaction(options) as connection:
        administration.reopen(connection, options.table)
    return _done("admin-reopened", options)


def _delete(options: argparse.Namespace) -> int:
    from azulejos.server.storage import administration

    with _transaction(options) as connection:
        administration.delete_table(connection, options.table)
    return _done("admin-deleted", options)


def _export(options: argparse.Namespace) -> int:
    from azulejos.server.storage import administration

    with _transaction(options) as connection:
        print(json.dumps(administration.export(connection, options.table), ensure_ascii=False))
    return 0


# --- Seats ----------------------------------------------------------------------------------------


def _erase(options: argparse.Namespace) -> int:
    from azulejos.server.storage import administration

    with _transaction(options) as connection:
        texts = administration.erase(connection, options.table, options.seat)
    print(say("admin-erased", texts=texts))
    return 0


def _free(options: argparse.Namespace) -> int:
    from azulejos.server.http.tokens import hash_key, new_key
    from azulejos.server.storage import administration

    token = new_key()
    with _transaction(options) as connection:
        administration.free_seat(connection, options.table, options.seat, hash_key(token))
    print(say("admin-freed", link=f"/t/{options.table}/sit/{token}"))
    return 0


def _mute(options: argparse.Namespace) -> int:
    from azulejos.server.storage import administration

    with _transaction(options) as connection:
        administration.mute(connection, options.table, options.seat)
    return _done("admin-seat-muted", options)


def _unmute(options: argparse.Namespace) -> int:
    from azulejos.server.storage import administration

    with _transaction(options) as connection:
        administration.unmute(connection, options.table, options.seat)
    return _done("admin-seat-unmuted", options)


def _done(message: str, options: argparse.Namespace) -> int:
    print(say(message, table=options.table))
    return 0


# --- The whole database ---------------------------------------------------------------------------


def _back_up(options: argparse.Namespace) -> int:
    from azulejos.server.storage import backup
    from azulejos.server.storage.migrate import check_version

    with _engine(options) as engine:
        check_version(engine)
        content = backup.back_up(engine, options.file)
    print(say("admin-backed-up", tables=content.tables, moves=content.moves, file=options.file))
    return 0


def _check(options: argparse.Namespace) -> int:
    from azulejos.server.storage import backup

    content = backup.check(options.file)
    print(say("admin-checked", tables=content.tables, moves=content.moves, file=options.file))
    return 0


def _restore(options: argparse.Namespace) -> int:
    from azulejos.server.storage import backup
    from azulejos.server.tables.table import Table

    with _engine(options) as engine:
        content = backup.restore(engine, options.file)
        for name in backup.table_names(engine):
            Table(backup.load_table(engine, name))  # replays all its moves
    print(say("admin-restored", tables=content.tables, moves=content.moves))
    return 0


def _prune(options: argparse.Namespace) -> int:
    from azulejos.server.storage import administration

    rule = administration.Retention(options.days, options.unused_days)
    act = administration.expired if options.dry_run else administration.prune
    with _transaction(options) as connection:
        gone = act(connection, rule, time.time())
    for table in gone:
        print(table)
    print(say("admin-expired" if options.dry_run else "admin-pruned", tables=len(gone)))
    return 0
