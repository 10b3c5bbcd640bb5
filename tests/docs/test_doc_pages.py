"""The generated pages are current, and all there is."""

from tools.doc_pages import pages, stale
from tools.register import ROOT


def test_the_generated_pages_are_current() -> None:
    """Each is what `make docs` writes."""
    old = [path for path, text in pages().items() if not path.is_file() or path.read_text("utf-8") != text]
    assert [str(path.relative_to(ROOT)) for path in old] == []


def test_no_page_explains_a_ruleset_that_does_not_exist() -> None:
    assert stale() == []
