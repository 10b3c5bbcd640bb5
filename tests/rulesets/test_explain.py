"""The explanation of a ruleset says what the engine does, whole, in every language."""

from collections.abc import Iterator
from itertools import product

import pytest

from baohuang.engine.coins import settle
from baohuang.engine.deal import HIDDEN_SOLO, NOBODY, NOT_SOLO
from baohuang.engine.scoring import score
from baohuang.messages import LANGS, UnknownMessage, has, ids, text
from baohuang.messages.page import Page, Phrase
from baohuang.messages.rendering import to_json, to_markdown, to_text
from baohuang.rulesets.explain import describe_options, explain, tag_of
from baohuang.rulesets.explained.course import shared, signed
from baohuang.rulesets.explained.examples import COMBINATIONS, grammar_of, verdict
from baohuang.rulesets.options import OPTIONS, OptionError, Value
from baohuang.rulesets.registry import RULESETS, UnknownRules, ruleset
from baohuang.rulesets.specs import SharedPlaces


def every_option_alone() -> Iterator[tuple[str, dict[str, Value]]]:
    """Each ruleset as it stands, and with each value of each option."""
    for rules_id, options in OPTIONS.items():
        yield rules_id, {}
        for option in options:
            for value in option.values[1:]:
                yield rules_id, {option.name: value}


ROOMS: list[tuple[str, dict[str, Value]]] = [*every_option_alone(), ("classic108", {"dictatorship": "on", "extra": 5})]


def phrases(page: Page) -> list[Phrase]:
    """What a page says, headings left out."""
    return [line.phrase for section in page.sections for line in section.lines]


def said(page: Page) -> list[str]:
    """The ids of what a page says."""
    return [phrase.id for phrase in phrases(page)]


@pytest.mark.parametrize(("rules_id", "options"), ROOMS)
def test_every_room_can_be_explained_in_every_language(rules_id: str, options: dict[str, Value]) -> None:
    """No message is missing, and none gets the wrong arguments."""
    page = explain(rules_id, options)
    for lang in LANGS:
        assert to_text(page, lang).startswith("# ")
        assert to_markdown(page, lang).startswith("# ")


@pytest.mark.parametrize(("rules_id", "option"), [(one, option) for one in OPTIONS for option in OPTIONS[one]])
@pytest.mark.parametrize("lang", LANGS)
def test_every_option_and_value_has_a_title_and_an_explanation(rules_id: str, option: object, lang: str) -> None:
    described = next(one for one in describe_options(rules_id) if one.name == getattr(option, "name", None))
    wanted = [described.title, described.why]
    for value in described.values:
        wanted += [value.title, value.why]
    assert [one for one in wanted if not has(one, lang)] == []
    assert tuple(value.value for value in described.values) == getattr(option, "values", None)


def test_no_message_explains_an_option_that_does_not_exist() -> None:
    """The Fluent file holds the messages of the options and no others of that form."""
    wanted = {
        one
        for rules_id in OPTIONS
        for option in describe_options(rules_id)
        for one in (option.title, option.why, *(end for value in option.values for end in (value.title, value.why)))
    }
    assert {one for one in ids("en", "rules") if one.startswith("option-")} == wanted


def test_every_message_of_the_explanation_is_said_by_some_room() -> None:
    """A message that no room says is dead, or its chapter is broken."""
    used = {one for rules_id, options in ROOMS for one in said(explain(rules_id, options))}
    written = {one for one in ids("en", "rules") if one.startswith(("explain-", "silent-", "alias-"))}
    unsaid = written - used - {"explain-title"}
    assert {one for one in unsaid if not one.startswith("explain-section-")} == set()


def test_every_section_has_a_heading_and_every_heading_a_section() -> None:
    headings = {section.title.id for rules_id, options in ROOMS for section in explain(rules_id, options).sections}
    assert headings == {one for one in ids("en", "rules") if one.startswith("explain-section-")}


@pytest.mark.parametrize("rules_id", RULESETS)
def test_the_phases_are_explained_in_their_order(rules_id: str) -> None:
    wanted = [tag_of(spec) for spec in RULESETS[rules_id].phases]
    sections = [section.id for section in explain(rules_id).sections]
    assert [one for one in sections if one in wanted] == wanted


def test_options_change_what_is_said() -> None:
    """The explanation follows the specs that the options made."""
    assert "explain-pass-hard" in said(explain("qingdao", {"pass": "hard"}))
    assert "explain-pass-hard" not in said(explain("qingdao"))
    assert "explain-hold" not in said(explain("weihai", {"hold_back": "off"}))
    assert "explain-bomb-rank4plus" in said(explain("weifang", {"bomb": "rank4plus"}))


@pytest.mark.parametrize("rules_id", ["qingdao", "weifang", "weihai", "classic108"])
def test_play_money_is_said(rules_id: str) -> None:
    """Coins cannot be bought, sold or cashed; every explanation says so."""
    assert "explain-play-money" in said(explain(rules_id))
    assert "cannot be bought, sold or cashed" in text("en", "explain-play-money")


@pytest.mark.clause("ON-24")
@pytest.mark.parametrize("rules_id", ["qingdao", "weifang", "weihai"])
def test_the_fourth_way_of_play_is_owned_up_to(rules_id: str) -> None:
    """The source announces four ways of play and names three: the rules pages say so."""
    assert "silent-fourth-way" in said(explain(rules_id))
    assert "four" in text("en", "silent-fourth-way")
    assert "three: Weihai, Weifang and Qingdao" in text("en", "silent-fourth-way")


def test_the_table_of_points_is_the_engines() -> None:
    """Emperor, guard and commoner by the sum of the places of the first two."""
    scoring = RULESETS["qingdao"].scoring
    for emperor, guard in product(range(1, 6), repeat=2):
        if emperor != guard:
            rest = [place for place in range(1, 6) if place not in (emperor, guard)]
            points = score(scoring, [emperor, guard, *rest], 0, 1, NOT_SOLO, 1).points
            assert tuple(points[:3]) == shared(emperor + guard)


@pytest.mark.parametrize("rules_id", ["qingdao", "weihai"])
def test_the_table_of_the_solo_is_the_engines(rules_id: str) -> None:
    """As explained, the doubling of the solo is counted."""
    scoring = RULESETS[rules_id].scoring
    assert isinstance(scoring, SharedPlaces)
    rows = [one.args for one in phrases(explain(rules_id)) if one.id == "explain-points-solo-row"][:5]
    for place in range(1, 6):
        others = [other for other in range(1, 6) if other != place]
        points = score(scoring, [place, *others], 0, NOBODY, HIDDEN_SOLO, 2).points
        assert rows[place - 1] == {"place": place, "emperor": signed(points[0]), "other": signed(points[1])}


@pytest.mark.parametrize(("rules_id", "options"), ROOMS)
def test_the_examples_are_the_grammars(rules_id: str, options: dict[str, Value]) -> None:
    """What an example says of a play on another is what the grammar says."""
    grammar = grammar_of(ruleset(rules_id, options).grammar)
    examples = [one for one in phrases(explain(rules_id, options)) if one.id.startswith("explain-example-")]
    assert examples
    for one in examples:
        found = verdict(grammar, str(one.args["top"]), str(one.args["play"]))
        assert one.id == f"explain-example-{found}"


def test_each_combination_has_an_example_that_may_be_led() -> None:
    grammar = grammar_of(RULESETS["classic108"].grammar)
    assert [one for one in COMBINATIONS.values() if verdict(grammar, "3", one) == "bad-shape"] == []


def test_worked_examples_of_the_sources_are_shown() -> None:
    """QD-08: two small jokers on three 9s are beaten by two big on three jacks, and by three big on two jacks."""
    told = to_text(explain("qingdao"), "en")
    assert "WWJJJ beats ww999." in told
    assert "WWWJJ beats ww999." in told


def test_coins_are_explained_as_they_are_settled() -> None:
    """A gain is capped at the coins carried, a loss at zero."""
    assert settle([6, -6], 100, [250, 100]).change == [250, -100]
    assert "explain-coins-gain" in said(explain("qingdao"))
    assert "explain-coins-loss" in said(explain("qingdao"))


def test_the_json_form_holds_the_words_and_the_ids() -> None:
    page = to_json(explain("weihai"), "en")
    assert page["title"] == "Weihai: how it is played"
    sections = page["sections"]
    assert isinstance(sections, list)
    assert sections[0]["lines"][-1] == {
        "kind": "item",
        "id": "explain-play-money",
        "text": "Points and coins are play money. Coins cannot be bought, sold or cashed.",
    }


def test_markdown_shows_what_it_would_read_as_markup() -> None:
    assert r"no\_jokers\_no\_twos" in to_markdown(explain("qingdao"), "en")
    assert r"3 \< 4 \< 5" in to_markdown(explain("qingdao"), "en")


def test_an_unknown_ruleset_or_option_is_refused() -> None:
    with pytest.raises(UnknownRules):
        explain("yantai")
    with pytest.raises(OptionError):
        explain("qingdao", {"pass": "never"})


def test_a_phrase_that_nobody_wrote_is_a_bug() -> None:
    with pytest.raises(UnknownMessage):
        Phrase("explain-nothing").words("en")
