"""The loader: ids and arguments in, sentences out."""

import pytest

from baohuang.messages import FILES, LANGS, UnknownMessage, has, ids, source, text


@pytest.mark.parametrize("lang", LANGS)
def test_a_message_is_read_in_each_language(lang: str) -> None:
    assert text(lang, "error-stale") != "error-stale"


def test_an_unknown_language_reads_as_english() -> None:
    assert text("xx", "error-closed") == text("en", "error-closed")


def test_arguments_are_put_in_without_marks_around_them() -> None:
    """The sentences go to terminals too: no invisible isolating marks."""
    assert text("en", "explain-option-pair", first="a=1", second="b=2") == (
        "These cannot be chosen together: a=1 and b=2."
    )


def test_an_unknown_id_is_a_bug_of_the_caller() -> None:
    with pytest.raises(UnknownMessage):
        text("en", "no-such-message")


def test_a_missing_argument_is_a_bug_of_the_caller() -> None:
    with pytest.raises(UnknownMessage):
        text("en", "explain-option-pair", first="a=1")


@pytest.mark.parametrize(("lang", "file"), [("en", "../errors"), ("../en", "errors"), ("fr", "errors")])
def test_only_our_own_files_are_served(lang: str, file: str) -> None:
    """A client asks for a file by name: the name cannot lead out of the folder."""
    with pytest.raises(UnknownMessage):
        source(lang, file)


def test_ids_are_those_of_the_file() -> None:
    assert ids("en", "errors")[0] == "error-too-large"
    assert all(has(one) for file in FILES for one in ids("en", file))
