"""Settings: by option, environment and file, checked at the start."""

from pathlib import Path

import pytest

from azulejos.cli import main
from azulejos.server.configuration import BadSetting, read_settings
from azulejos.server.run import settings_from


def test_options_come_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "azulejos.toml"
    file.write_text(
        'host = "::1"\nport = 1\nworkers = 3\nno-rates = true\nproxy = ["10.0.0.1"]\n'
        'database = "postgresql://h/n"\n',
        encoding="utf-8",
    )
    monkeypatch.setenv("AZULEJOS_PORT", "2")
    monkeypatch.setenv("AZULEJOS_WORKERS", "4")
    monkeypatch.setenv("AZULEJOS_ALLOWED_HOST", "a.example, b.example")
    settings = settings_from(read_settings({"config": str(file), "workers": "5"}))
    assert (settings.host, settings.port, settings.workers) == ("::1", 2, 5)
    assert (settings.rates, settings.proxies) == (False, ("10.0.0.1",))
    assert settings.allowed_hosts == ("a.example", "b.example")
    assert settings.database == "postgresql://h/n"
    monkeypatch.setenv("AZULEJOS_CONFIG", str(file))
    monkeypatch.setenv("AZULEJOS_NO_RATES", "false")
    assert settings_from(read_settings({})).rates


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("port", "x", "'x' is not a port"),
        ("port", "70000", "'70000' is not a port"),
        ("workers", "0", "'0' is not a whole number"),
        ("no-rates", "perhaps", "should be true or false"),
        ("proxy", "everybody", "is not an IP address or network"),
        ("allowed-host", "http://example.org/", "is not a host name"),
        ("bot", "mybot", "should look like"),
        ("database", "", "is empty"),
    ],
)
def test_wrong_settings_are_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str, reason: str
) -> None:
    """The sentence names the place: the option, the variable, or the file and the key."""
    with pytest.raises(BadSetting, match=reason) as error:
        read_settings({name: [value] if name in ("proxy", "allowed-host", "bot") else value})
    assert f"--{name}" in str(error.value)
    file = tmp_path / "azulejos.toml"
    file.write_text(f'{name} = "{value}"\n', encoding="utf-8")
    with pytest.raises(BadSetting, match=reason) as error:
        read_settings({"config": str(file)})
    assert f"{file}: {name}" in str(error.value)
    variable = f"AZULEJOS_{name.upper().replace('-', '_')}"
    monkeypatch.setenv(variable, value)
    if value:
        with pytest.raises(BadSetting, match=f"{variable}: .*{reason}"):
            read_settings({})


def test_wrong_files_are_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "azulejos.toml"
    assert main(["serve", "--config", str(file)]) == 2
    file.write_text("colour = 1\n", encoding="utf-8")
    assert main(["serve", "--config", str(file)]) == 2
    assert (
        "there is no setting colour; there are access-log, allowed-host" in capsys.readouterr().err
    )
    file.write_text("port = \n", encoding="utf-8")
    assert main(["serve", "--config", str(file)]) == 2
    assert "is not a file of settings" in capsys.readouterr().err
