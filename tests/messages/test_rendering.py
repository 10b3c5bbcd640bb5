"""A page in no language becomes text, Markdown and JSON in any."""

from baohuang.messages.page import Page, Section, item, para, phrase, sub
from baohuang.messages.rendering import to_json, to_markdown, to_text

PAGE = Page(
    phrase("explain-title", name=phrase("ruleset-weihai")),
    (
        Section(
            "demo",
            phrase("explain-section-cards"),
            (
                para("explain-examples"),
                item("explain-option-pair", first="a_1", second="b"),
                sub("explain-rebel-failure"),
                para("explain-times"),
                para("explain-cards-order", order="w < W"),
            ),
        ),
    ),
)


def test_text_is_laid_out_in_paragraphs_and_lists() -> None:
    """Items of a list stand together, all else apart; arguments that are phrases are spoken in the same language."""
    assert to_text(PAGE, "en") == (
        "# Weihai: how it is played\n"
        "\n"
        "## The cards\n"
        "\n"
        "Examples:\n"
        "\n"
        "- These cannot be chosen together: a_1 and b.\n"
        "  - With fewer it fails, and nothing at all is shown.\n"
        "\n"
        "Each of these doubles the points, and they multiply with one another:\n"
        "\n"
        "From weak to strong: w < W\n"
    )


def test_markdown_escapes_what_would_be_markup() -> None:
    laid = to_markdown(PAGE, "en")
    assert r"a\_1 and b." in laid
    assert r"w \< W" in laid


def test_json_tells_kind_id_and_text_of_each_line() -> None:
    assert to_json(PAGE, "ja") == {
        "lang": "ja",
        "title": "威海ルールの遊び方",
        "sections": [
            {
                "id": "demo",
                "title": "使う札",
                "lines": [
                    {"kind": "text", "id": "explain-examples", "text": "例："},
                    {
                        "kind": "item",
                        "id": "explain-option-pair",
                        "text": "同時には選べません：a_1 と b",
                    },
                    {
                        "kind": "sub",
                        "id": "explain-rebel-failure",
                        "text": "足りなければ失敗で、何も明かされません。",
                    },
                    {
                        "kind": "text",
                        "id": "explain-times",
                        "text": "次のそれぞれで点数が倍になり、重なれば掛け合わせます。",
                    },
                    {"kind": "text", "id": "explain-cards-order", "text": "弱いほうから：w < W"},
                ],
            }
        ],
    }
