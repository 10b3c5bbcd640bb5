"""A person at the terminal, for tests: reads what is printed and types something sensible."""

import random
import re


class Person:
    """Both ends of the terminal: `write` is what the command prints, `readline` what is typed at it."""

    def __init__(self, seed: int, most: int = 10_000) -> None:
        self.printed = ""
        self.rng = random.Random(seed)
        self.most = most
        self.typed: list[str] = []

    def write(self, text: str, /) -> None:
        """Print."""
        self.printed += text

    def flush(self) -> None:
        """It is all there already."""

    def readline(self) -> str:
        """Answer the last thing printed; an empty string ends the input."""
        if len(self.typed) >= self.most:
            return ""
        self.typed.append(self.answer(self.printed.splitlines()))
        return self.typed[-1] + "\n"

    def answer(self, lines: list[str]) -> str:
        """Type `hint` first, then one of the plays that it tells, or a number, or cards to discard."""
        last = lines[-1].removeprefix("> ")
        told = lines[-2].removeprefix("> ") if last == "" else last
        if "Type a number" in told:
            options = [line for line in lines[-90:] if re.match(r"\d+\. ", line)]
            return str(self.rng.randint(1, int(options[-1].partition(".")[0])))
        for line in (told, lines[-3].removeprefix("> ")):
            if line.startswith("Legal plays: "):
                plays = re.sub(r", and \d+ more$", "", line.removeprefix("Legal plays: ")).split(", ")
                return self.rng.choice(plays)
        if "Nothing in your hand" in told:
            return "pass"
        asked = next((line for line in reversed(lines) if line.startswith(("Discard ", "What do you play"))), "")
        if asked.startswith("Discard "):
            hand = next(line for line in reversed(lines) if line.startswith("Your hand"))
            cards = re.findall(r"[3-9TJQKA2][cdhs]|[wW]", hand.partition(": ")[2])
            return " ".join(cards[: int(re.findall(r"\d+", asked)[0])])
        return "hint"
