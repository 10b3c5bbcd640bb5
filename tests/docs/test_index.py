"""Every document can be reached from the index, and the pages say what they must."""

import re

from tests.house.tracked import tracked_texts
from tools.register import ROOT

DOCS = ROOT / "docs"
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")
WRITTEN_ELSEWHERE = {"docs/clauses.md", "docs/reference/cli.md"}
"""Pages read off other texts: the register and the commands."""

GENERATED_ALONE = {"rules", "decisions"}


def test_every_page_stands_in_the_index() -> None:
    """The rules pages have an index of their own, the decisions a folder."""
    linked = {DOCS.joinpath(link).resolve() for link in LINK.findall((DOCS / "index.md").read_text("utf-8"))}
    pages = [ROOT / path for path, _ in tracked_texts("docs/*.md", "docs/**/*.md")]
    missing = [
        page.relative_to(DOCS)
        for page in pages
        if page.relative_to(DOCS).parts[0] not in GENERATED_ALONE and page.name != "index.md" and page not in linked
    ]
    assert missing == []


def test_pages_about_coins_call_them_play_money() -> None:
    """Coins cannot be bought, sold or cashed: the README, the index and every page that speaks of coins say so."""
    silent = [
        path
        for path, text in tracked_texts("README.md", "docs/*.md", "docs/howto/*.md", "docs/reference/*.md")
        if ("coins" in text or path in {"README.md", "docs/index.md"})
        and not re.search(r"cannot\s+be\s+bought,\s+sold\s+or\s+cashed", text)
    ]
    assert [path for path in silent if path not in WRITTEN_ELSEWHERE] == []
