"""What is told cites the paragraph that applies, and says what it is about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.merrymen.scene import HIT, MISS, Scene, scene
from support.cite import cites

rule = cites("merrymen")


def thief(**goods: int) -> Scene:
    table = scene().goods(0, **goods).hand(0, "much-1").do(0, "play", "much-1")
    return table.do(0, "rest", "square", dice=[MISS] * 3)


def arrest(**goods: int) -> Scene:
    return scene().men(2, "armoury:1").goods(2, **goods).draw(0, "villain-17")


def tuck(**goods: int) -> Scene:
    return scene(tuck=True).field(tuck_at=0, tuck_by=2).goods(2, **goods).draw(0, "villain-17")


def fight(hit: int, owner: int = 1) -> Scene:
    table = scene().goods(0).weapons(0, sword=1).arrested(owner, "forge:1", "wood").hero_turn(0).do(0, "move", "forge")
    return table.do(0, "fight", "forge:1").do(0, "strike", "sword 1", "axe 0", dice=[hit])


def reroll() -> Scene:
    table = scene().goods(0, distraction=1).weapons(0, sword=1).hero_turn(0).do(0, "move", "forge")
    return table.do(0, "fight", "forge:3").do(0, "strike", "sword 1", "axe 0", dice=[MISS]).do(0, "reroll", dice=[MISS])


def prison(hit: int, owner: int = 2) -> Scene:
    table = scene().goods(1, distraction=1).stash().prison(owner, 1).hero_turn(1).do(1, "move", "prison")
    table.do(1, "tokens", 1, dice=[hit, MISS])
    return table


def freed(owner: int) -> Scene:
    return prison(HIT, owner).do(1, "rescue", owner, 1)


def archery(seat: int) -> Scene:
    return scene().hero_turn(seat).do(seat, "move", "archery").do(seat, "shoot", dice=[MISS] * 3)


def theft_again() -> Scene:
    table = scene().hand(0, "david-5").do(0, "play", "david-5").do(0, "use", "square_reroll", dice=[MISS] * 3)
    return table.do(0, "reroll", dice=[HIT])


def free(hero: str) -> Scene:
    table = scene().hero(0, hero).hero(1, "robin").goods(0, iron=1, distraction=1).prison(1, 1)
    return table.hero_turn(0).do(0, "free")


def past(villains: dict[str, str]) -> Scene:
    return scene().villains(**villains).goods(0, distraction=2).hero_turn(0).go(0, "north")


def surprised() -> Scene:
    return scene().hero(1, at="north").goods(1, distraction=1).draw(0, "villain-09", 0)


def taxed() -> Scene:
    return scene().road("north", carriages=["pink"]).draw(0, "villain-01", 0)


def plundered() -> Scene:
    return scene().draw(0, "villain-17")


def emissary() -> Scene:
    table = scene().hand(0, "much-1").goods(0, wood=1, penny=1).weapons(0, bow=1).do(0, "play", "much-1")
    return table.do(0, "use", "emissary").do(0, "spend_weapon", "bow")


def shop() -> Scene:
    return scene().goods(1, iron=1).hero_turn(1).do(1, "move", "store").do(1, "buy", "sword")


def village() -> Scene:
    return scene().goods(1, penny=4).field(track=2).hero_turn(1).do(1, "move", "village").do(1, "give", 2)


def spy() -> Scene:
    return scene(spies=True).goods(0, penny=1).spies(0, "spy-13").do(0, "spy", "spy-13")


def trade() -> Scene:
    return scene().captives(0, 1).field(ransom=4).end_round().do(0, "trade")


def rested(site: str) -> Scene:
    return scene().hand(0, "much-1").do(0, "play", "much-1").do(0, "rest", site)


def led_off() -> Scene:
    return scene().arrested(1, "forge:1", "wood").hand(0).hand(1).hand(2).end_round()


def climb(**options: object) -> Scene:
    return scene(**options).prison(1, 1, 1).hand(0).hand(1).hand(2).end_round()


TOLD: list[tuple[Callable[[], Scene], str, str]] = [
    (lambda: thief(wood=1), "3.26", "Caught stealing, a man of Player 1 goes to prison, level 1."),
    (lambda: thief(wood=1), "3.27", "The fine of Player 1 goes to the Sheriff’s stash: 1 wood."),
    (thief, "3.27", "Caught stealing, and with nothing to pay, a man of Player 1 goes to prison, level 2."),
    (lambda: arrest(wood=1), "4.8", "Player 3 lays down the fine: 1 wood."),
    (arrest, "4.9", "With nothing to pay his fine, the man of Player 3 goes to prison at once, level 1."),
    (lambda: tuck(wood=1), "6.6", "Player 3 lays down the fine for Friar Tuck: 1 wood."),
    (led_off, "5.5", "Nobody freed him: an arrested man of Player 2 goes to prison, level 1."),
    (lambda: fight(HIT), "4.38", "Player 1 frees an arrested man of Player 2."),
    (lambda: fight(HIT, 0), "4.38", "Player 1 frees one of their own men from arrest."),
    (lambda: fight(MISS), "4.30", "Player 1 has failed, keeps the dice, and this move is over."),
    (reroll, "4.29", "Player 1 spends a distraction to roll a die again."),
    (lambda: prison(MISS), "4.41", "Player 2 spends a distraction on the prison guards."),
    (lambda: prison(MISS), "4.46", "Player 2 cannot free anybody with that."),
    (lambda: freed(2), "4.43", "Player 2 frees a man of Player 3 from prison level 1."),
    (lambda: freed(1), "4.43", "Player 2 frees one of their own men from prison level 1."),
    (lambda: archery(1), "4.48", "Player 2 loses the competition."),
    (lambda: archery(0).do(0, "reroll", dice=[HIT]), "9.1", "Player 1 rolls a die again, as Robin may: a success."),
    (theft_again, "3.21", "Player 1 rolls a die again: a success."),
    (lambda: free("littlejohn"), "9.3", "Player 1 visits the weapon store as a free move."),
    (lambda: free("jane"), "9.4", "Player 1 tries the prison as a free move."),
    (lambda: past({"guy": "north"}), "4.13", "Player 1 spends a distraction to enter where a villain is."),
    (surprised, "4.11", "Player 2 spends a distraction to escape the villain."),
    (taxed, "4.19", "The carriage takes a penny from the north road."),
    (plundered, "4.16", "Prince John takes a penny from the north road."),
    (emissary, "3.40", "Player 1 pays 1 wood for the emissary."),
    (shop, "4.49", "Player 2 pays 1 iron for the weapon."),
    (village, "4.51", "Player 2 gives 4 pennies to the poor."),
    (spy, "7.5", "Player 1 pays the spy a penny."),
    (trade, "5.2", "Player 1 trades a captive."),
    (shop, "4.49", "Player 2 buys a sword."),
    (lambda: fight(HIT), "4.38", "Player 1 takes the fine: 1 wood."),
    (lambda: spy().do(0, "replace", "forge:3"), "3.14", "Player 1 gains 2 iron."),
    (lambda: rested("forge"), "3.13", "Player 1 gains 1 iron."),
    (trade, "5.2", "Player 1 gains 2 wood."),
    (climb, "5.4", "2 men of Player 2 move up to prison level 2."),
]


@rule(
    "3.13", "3.14", "3.21", "3.26", "3.27", "3.40", "4.8", "4.9", "4.11", "4.13", "4.16", "4.19", "4.29", "4.30", "4.38", "4.41", "4.43",
    "4.46", "4.48", "4.49", "4.51", "5.2", "5.4", "5.5", "6.6", "7.5", "9.1", "9.3", "9.4",
)  # fmt: skip
@pytest.mark.parametrize(("play", "paragraph", "sentence"), TOLD)
def test_what_is_told_cites_the_paragraph_that_applies(
    play: Callable[[], Scene], paragraph: str, sentence: str
) -> None:
    lines = play().match.log(None, "en")
    assert (sentence, paragraph) in [(line.text, line.rule) for line in lines]


@rule("6.6")
def test_a_fine_for_tuck_speaks_of_tuck() -> None:
    prompt = tuck(wood=1, iron=1).match.prompt(2, "en")
    assert "Friar Tuck" in prompt.ask
    assert "your man" not in prompt.ask
    assert prompt.rule == "6.6"
    assert arrest(wood=1, iron=1).match.prompt(2, "en").rule == "4.8"


@rule("6.9", "2.4")
def test_tuck_in_prison_at_the_end_says_why_all_is_lost() -> None:
    table = scene(tuck=True).field(round=5, tuck_at=32).end_round()
    last = table.match.log(None, "en")[-1]
    assert (last.kind, last.rule) == ("tuck_kept", "6.9")
    assert not table.heard("survived")
    assert "still in prison" in last.text


@rule("5.4")
def test_tuck_moves_up_too_and_it_is_told() -> None:
    table = scene(tuck=True).field(tuck_at=32).hand(0).hand(1).hand(2).end_round()
    assert "Friar Tuck moves up to prison level 2." in [line.text for line in table.match.log(0, "en")]


@rule("8.3")
def test_the_prize_counts_the_sheriffs_pennies() -> None:
    table = scene(golden_arrow=True).field(arrow=2).hero_turn(1).do(1, "move", "archery")
    assert "to win in pennies: 3" in table.match.prompt(1, "en").ask


@rule("4.22")
def test_a_tax_rise_without_robbed_carriages_says_so() -> None:
    full = ["green"] * 3 + ["pink"] * 2 + [""]
    table = scene(2).lot(*full).road("north", carriages=["orange"], pennies=9).draw(0, "villain-01", 0)
    told = [line.text for line in table.match.log(0, "en")]
    assert "Tax rise! No carriage of the lot was robbed: no road is activated." in told


def said(table: Scene, seat: int, lang: str = "en") -> list[str]:
    return (
        [choice.say for choice in table.match.choices(seat)]
        if lang == "en"
        else [choice.say for choice in table.match.prompt(seat, lang).choices]
    )


@rule("4.13")
def test_a_move_past_villains_says_its_price() -> None:
    table = scene().villains(guy="north", john="north", sheriff="forge").goods(0, distraction=2).weapons(0, sword=2)
    table.road("north", carriages=["pink"]).hero_turn(0)
    assert "Move to the north road for 2 distractions: villains are there" in said(table, 0)
    assert "Move to the forge for 1 distraction: a villain is there" in said(table, 0)
    assert "Aller à la forge pour 1 distraction\u202f: un Méchant s’y trouve" in said(table, 0, "fr")


@rule("5.1", "5.2")
def test_ransoms_say_what_they_take_and_bring() -> None:
    assert said(scene().captives(0, 2).field(ransom=4).end_round(), 0)[:2] == [
        "Free 2 captives for 5 points", "Trade 1 captive for 2 wood",
    ]  # fmt: skip
    man = scene().captives(0, 2).prison(0, 1).field(ransom=0).end_round()
    assert "Trade 1 captive for one of your men in prison" in said(man, 0)
    none = scene().captives(0, 2).field(ransom=0).end_round()
    assert none.refusal(0, "trade") == ("You have no man in prison to bring home.", "5.2")


@rule("4.32", "4.49", "7.5")
def test_slots_weapons_and_spies_say_what_they_bring_or_cost() -> None:
    table = scene().goods(0).weapons(0, bow=2).road("north", carriages=["green"]).hero_turn(0).do(0, "move", "north")
    table.do(0, "ambush", 0, "green", 2, dice=[HIT, MISS])
    assert said(table, 0)[:2] == [
        "Lay the carriage on slot 1 (column 1, row 1): 2 pennies",
        "Lay the carriage on slot 2 (column 1, row 2): a loot token and a distraction",
    ]
    assert "Buy a sword for 1 iron" in said(scene().goods(1, iron=1).hero_turn(1).do(1, "move", "store"), 1)
    spies = scene(spies=True).goods(0, penny=1).spies(0, "spy-13")
    assert "Wake the spy at the forge for 1 penny: 2 iron" in said(spies, 0)
    assert "Activer l’espion de la forge pour 1 penny\u202f: 2 fers" in said(spies, 0, "fr")
