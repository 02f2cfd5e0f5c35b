"""Write ways through a lesson, as a study with a kernel takes them; the page alone must agree.

python -m tests.scripts.lesson_flows
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from engine.core.record import to_plain
from explorer import study
from explorer.export.frames import frames
from explorer.widget.study import Study
from tests.explorer.lessons.test_lessons import FIND, LESSON
from tests.explorer.shots import written
from tests.explorer.test_studies import intend

FILE = Path(__file__).with_name("lesson_flows.json")
TEXT = LESSON.replace(FIND, "")
FLOWS: dict[str, tuple[tuple[str, str], ...]] = {
    "right at the first try": (("go", "3"), ("answer", "out"), ("continue", "")),
    "right at the second try": (("go", "3"), ("answer", "C1"), ("answer", "out"), ("continue", "")),
    "wrong twice": (("go", "3"), ("answer", "C1"), ("answer", "C2"), ("continue", "")),
    "given up": (("go", "3"), ("hint", ""), ("show", ""), ("continue", "")),
    "given up after a try": (("go", "3"), ("answer", "C1"), ("show", "")),
    "legal and by which rule": (
        *(("go", "3"), ("answer", "out"), ("continue", "")),
        *(("answer", "illegal"), ("answer", "sx.execute.forced"), ("continue", "")),
    ),
    "one try at legal or not": (
        *(("go", "3"), ("answer", "out"), ("continue", "")),
        *(("answer", "legal"), ("answer", "sx.execute.forced")),
    ),
    "one try at two rules": (("go", "4"), ("answer", "sx.shoot.miss"), ("continue", "")),
    "left for later": (
        ("go", "3"),
        ("later", ""),
        ("answer", "sx.shoot.off_train"),
        ("continue", ""),
    ),
    "back at the end, and right": (
        *(("go", "3"), ("show", ""), ("continue", ""), ("answer", "illegal")),
        *(("answer", "sx.execute.forced"), ("continue", ""), ("answer", "sx.shoot.off_train")),
        *(("continue", ""), ("answer", "out"), ("continue", "")),
    ),
    "back at the end, and wrong again": (
        *(("go", "3"), ("show", ""), ("continue", ""), ("answer", "illegal")),
        *(("answer", "sx.execute.forced"), ("continue", ""), ("answer", "sx.shoot.off_train")),
        *(("continue", ""), ("answer", "C1"), ("answer", "C2"), ("continue", "")),
    ),
    "travelling on leaves what was said": (("go", "3"), ("answer", "C1"), ("forward", "")),
    "no answer at all": (("go", "3"), ("answer", "Mars"), ("answer", "out")),
    "begun anew": (("go", "3"), ("answer", "out"), ("again", "")),
}


def flows() -> str:
    """The stored lesson, and what stands on the page after each act of each way."""
    opened = _opened()
    held = to_plain(frames(opened.session.here, (700,), alone=True))
    pages = {
        step: {
            **{name: page[name] for name in ("at", "comment", "lesson")},
            "choices": {"notice": ""},
        }
        for step, page in held["pages"].items()
    }
    kept = {"answers": held["answers"], "pages": pages, "tree": held["tree"], "alone": True}
    kept |= {"tracks": {}, "at": 0}
    words = {
        key: said for key, said in opened.fixed["words"].items() if key[:6] in ("questi", "lesson")
    }
    found = {
        "frames": kept,
        "fixed": {"words": words, "rules": {}, "title": opened.fixed["title"]},
        "flows": {name: _walked(acts) for name, acts in FLOWS.items()},
    }
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def _opened() -> Study:
    with tempfile.TemporaryDirectory() as folder:
        return study(written(Path(folder), TEXT))


def _walked(acts: tuple[tuple[str, str], ...]) -> list[dict[str, Any]]:
    shown, found = _opened(), []
    for do, value in acts:
        intend(shown, (do, value))
        if shown.page["choices"]["aside"]:
            intend(shown, ("come_back", ""))
        found.append({"do": do, "value": value, "shown": _shown(to_plain(shown.page))})
    return found


def _shown(page: dict[str, Any]) -> dict[str, Any]:
    """Return what the page shows of the lesson, apart from what only a kernel can say."""
    asked, lesson = page["choices"]["asked"], dict(page["lesson"])
    back = asked["feedback"] if asked else None
    if lesson["finished"]:
        lesson["finished"] = {key: lesson["finished"][key] for key in ("said", "score", "lines")}
    return {
        "at": page["at"],
        "notice": page["choices"]["notice"],
        "asked": asked and {key: asked[key] for key in ("ask", "state", "open", "hinted", "tries")},
        "feedback": back and {key: back[key] for key in ("state", "given", "said", "sub", "told")},
        "lesson": lesson,
    }


if __name__ == "__main__":
    FILE.write_text(flows(), "utf-8")
