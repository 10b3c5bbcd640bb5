"""The referee (REFEREE.md): one JSON request a line, one JSON answer a line. It settles disputes.

It does no input and no output itself; `cli.referee` feeds it lines.
"""

from baohuang.records.referee.line import LARGEST, answer_line, refuse_line
from baohuang.records.referee.schema import referee_schema

__all__ = ["LARGEST", "answer_line", "referee_schema", "refuse_line"]
