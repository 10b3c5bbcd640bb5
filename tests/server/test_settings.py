"""Settings: file, environment and arguments, which of them counts, and what is wrong said plainly."""

from __future__ import annotations

from pathlib import Path

import pytest

from baohuang.cli.main import main
from baohuang.server.origin import is_own
from baohuang.server.settings import NAMES, BadSettings, Running, read
from tools.register import ROOT


def test_without_a_word_everything_has_a_default() -> None:
    assert read({}, {}) == Running()


def test_arguments_come_before_the_environment_before_the_file(tmp_path: Path) -> None:
    """The file is named by an argument, else by the environment; what is not looked at does no harm."""
    file = tmp_path / "house.toml"
    file.write_text('host = "::1"\nport = 1\nlog = "json"\norigins = ["https://play.example"]')
    environment = {"BAOHUANG_PORT": "2", "BAOHUANG_LOG_LEVEL": "info", "BAOHUANG_BUILD": "pure"}
    wanted = Running("::1", 3, log="json", log_level="info", origins=("https://play.example",))
    assert read({"port": 3, "host": None}, environment, file) == wanted
    assert read({"port": 3}, environment | {"BAOHUANG_CONFIG": str(file)}) == wanted
    assert read({}, environment, file).port == 2


def test_lists_in_the_environment_are_parted_by_commas() -> None:
    found = read({}, {"BAOHUANG_ORIGINS": "https://a.example, https://b.example", "BAOHUANG_PROXIES": "10.0.0.0/8,::1"})
    assert found.origins == ("https://a.example", "https://b.example")
    assert found.proxies == ("10.0.0.0/8", "::1")


def test_a_delay_is_one_number_or_two() -> None:
    assert [read({"bot_delay": text}, {}).delay for text in ("0", "5-10")] == [(0, 0), (5, 10)]


@pytest.mark.parametrize(
    ("variable", "value", "fault"),
    [
        ("PORT", "much", "BAOHUANG_PORT: .*int"),
        ("PORT", "70000", "BAOHUANG_PORT: .*65535"),
        ("BOT_DELAY", "9-5", "BAOHUANG_BOT_DELAY: .*shorter first"),
        ("BOT_DELAY", "0-99999", "BAOHUANG_BOT_DELAY: .*60000"),
        ("BOT_DELAY", "soon", "BAOHUANG_BOT_DELAY"),
        ("ORIGINS", "play.example", "BAOHUANG_ORIGINS: an origin is .*'play.example'"),
        ("ORIGINS", "https://play.example/x", "BAOHUANG_ORIGINS: an origin is"),
        ("ORIGINS", "ftp://play.example", "BAOHUANG_ORIGINS: an origin is"),
        ("ORIGINS", "https://", "BAOHUANG_ORIGINS: an origin is"),
        ("ORIGINS", "https://a@b", "BAOHUANG_ORIGINS: an origin is"),
        ("ORIGINS", "https://[", "BAOHUANG_ORIGINS: "),
        ("ORIGINS", "https://a:99999", "BAOHUANG_ORIGINS: "),
        ("PROXIES", "everybody", "BAOHUANG_PROXIES: 'everybody'"),
        ("LOG", "xml", "BAOHUANG_LOG: .*'xml'"),
        ("LOG_LEVEL", "loud", "BAOHUANG_LOG_LEVEL: .*'loud'"),
    ],
)
def test_a_wrong_variable_is_named(variable: str, value: str, fault: str) -> None:
    with pytest.raises(BadSettings, match=fault):
        read({}, {f"BAOHUANG_{variable}": value})


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("prot = 1", "house.toml: .*`prot`"),
        ('port = "1"', "house.toml: .*int.*port"),
        ("port", "house.toml: "),
        ('origins = "https://a.example"', "house.toml: .*array.*origins"),
    ],
)
def test_a_wrong_file_is_named(tmp_path: Path, text: str, fault: str) -> None:
    """Unknown names, wrong types, what is no TOML."""
    file = tmp_path / "house.toml"
    file.write_text(text)
    with pytest.raises(BadSettings, match=fault):
        read({}, {}, file)


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--port", "99999"], "baohuang serve: --port: "),
        (["--origin", "nonsense"], "baohuang serve: --origin: "),
        (["--config", "/nowhere/house.toml"], "baohuang serve: /nowhere/house.toml: "),
        (["--economy", "/nowhere/economy.toml"], "baohuang serve: /nowhere/economy.toml: "),
    ],
)
def test_the_command_says_what_is_wrong(arguments: list[str], fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In one line, with status 2, and serves nothing."""
    assert main(["serve", *arguments]) == 2
    told = capsys.readouterr().err
    assert told.startswith(fault)
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("https://Play.Example:443", "https://play.example"),
        ("http://play.example:80/", "http://play.example"),
        ("https://play.example:8443", "https://play.example:8443"),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("https://保皇.example", "https://xn--ruq955g.example"),
        ("http://my_house", "http://my_house"),
    ],
)
def test_an_origin_is_kept_as_browsers_write_it(written: str, meant: str) -> None:
    (kept,) = read({"origins": [written]}, {}).origins
    assert kept == meant
    assert is_own(meant, "127.0.0.1:8000", (kept,))


def test_every_setting_is_described() -> None:
    """On its page, with its variable."""
    page = (ROOT / "docs" / "reference" / "settings.md").read_text("utf-8")
    assert [name for name in NAMES if f"| `{name}` | `BAOHUANG_{name.upper()}` |" not in page] == []
