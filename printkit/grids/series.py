"""How one coordinate is written: 7, 07, G, AG or GG."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.grids.words import HexError

_LONGEST = 9
"""Characters of a coordinate: more are no coordinate of any map."""


def letters(index: int) -> str:
    """0 to A, 25 to Z, 26 to AA, 27 to AB."""
    name = ""
    index += 1
    while index:
        index, digit = divmod(index - 1, 26)
        name = chr(65 + digit) + name
    return name


def letter_index(name: str) -> int:
    """The inverse of ``letters``."""
    value = 0
    for letter in name:
        value = value * 26 + ord(letter) - 64
    return value - 1


def repeated(index: int) -> str:
    """0 to A, 25 to Z, 26 to AA, 27 to BB."""
    return chr(65 + index % 26) * (index // 26 + 1)


def repeated_index(name: str) -> int:
    """The inverse of ``repeated``; -1 for letters that differ."""
    return (len(name) - 1) * 26 + ord(name[0]) - 65 if name and len(set(name)) == 1 else -1


@dataclass(frozen=True, slots=True)
class Series:
    """Numbers from 0, padded with zeros to ``width`` digits, or letters, A being 1."""

    style: str = "numbers"
    """numbers, letters (Z, AA, AB) or repeated-letters (Z, AA, BB)."""
    width: int = 1

    @property
    def lettered(self) -> bool:
        """Is it written in letters?"""
        return self.style != "numbers"

    @property
    def least(self) -> int:
        """The lowest number that can be written."""
        return 1 if self.lettered else 0

    def write(self, number: int) -> str:
        """A number as text. Raises HexError below ``least``."""
        if number < self.least:
            raise HexError(f"nothing comes before {self.write(self.least)}, so no hex can be numbered {number}")
        if not self.lettered:
            return f"{number:0{self.width}}"
        return repeated(number - 1) if self.style == "repeated-letters" else letters(number - 1)

    def read(self, text: str) -> int | None:
        """The number that is written exactly so, or None."""
        if not text or len(text) > _LONGEST or not text.isascii():
            return None
        if self.lettered:
            if not (text.isalpha() and text.isupper()):
                return None
            number = (repeated_index(text) if self.style == "repeated-letters" else letter_index(text)) + 1
        elif text.isdigit():
            number = int(text)
        else:
            return None
        return number if number >= self.least and self.write(number) == text else None


NUMBERS = Series()
"""7"""
LETTERS = Series("letters")
"""G"""
