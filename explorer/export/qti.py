"""Quizzes for other programs: the questions of a study as a package of QTI 2.1.

Each question that has one right answer becomes an item with a picture of its position. Questions
that any of several moves answers ("find") need the rules to judge them and are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from xml.etree.ElementTree import Element, SubElement, indent, tostring
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from ..session.standpoint import Standpoint
from .worksheet import AnswerField, Item, NoQuestions, worksheet

QTI = "http://www.imsglobal.org/xsd/imsqti_v2p1"
PACKAGE = "http://www.imsglobal.org/xsd/imscp_v1p1"
MATCH = f"{QTI.replace('xsd/imsqti_v2p1', 'question/qti_v2p1')}/rptemplates/match_correct"
ITEM_TYPE = "imsqti_item_xmlv2p1"
LEFT_OUT = "find"
SAME_TIME = (1980, 1, 1, 0, 0, 0)
"""The date of every file in the package, so that the same study gives the same bytes."""

Files = Iterator[tuple[str, bytes]]


def quiz_package(here: Standpoint) -> bytes:
    """Return the questions of a study as a zipped package of QTI 2.1 items and pictures.

    A question whose picture shows what another one asks comes after it.
    """
    items = [item for item in _in_order(here) if item.kind != LEFT_OUT]
    if not items:
        raise NoQuestions(
            f"{here.title!r} asks only to find moves, which other programs can't judge"
        )
    held = BytesIO()
    with ZipFile(held, "w", ZIP_DEFLATED) as package:
        for name, content in _files(here, items):
            package.writestr(ZipInfo(name, SAME_TIME), content)
    return held.getvalue()


def left_out(here: Standpoint) -> int:
    """Return how many questions of a study are not in its package."""
    return sum(item.kind == LEFT_OUT for item in worksheet(here))


def shows_answers(here: Standpoint) -> bool:
    """Return whether a later picture of the package shows what an earlier question asks."""
    return any(item.part > 1 for item in worksheet(here))


def _in_order(here: Standpoint) -> Sequence[Item]:
    return sorted(worksheet(here), key=lambda each: each.part)


def _files(here: Standpoint, items: Sequence[Item]) -> Files:
    yield "imsmanifest.xml", _xml(_manifest(items))
    for item in items:
        yield f"{_name(item)}.xml", _xml(_assessment_item(here, item))
        yield f"{_name(item)}.svg", item.picture.encode()


def _name(item: Item) -> str:
    return f"question_{item.number}"


def _xml(root: Element) -> bytes:
    indent(root)
    return bytes(tostring(root, "utf-8", xml_declaration=True))


def _manifest(items: Sequence[Item]) -> Element:
    root = Element("manifest", xmlns=PACKAGE, identifier="heist_explorer")
    metadata = SubElement(root, "metadata")
    SubElement(metadata, "schema").text = "QTIv2.1 Package"
    SubElement(metadata, "schemaversion").text = "1.0.0"
    SubElement(root, "organizations")
    resources = SubElement(root, "resources")
    for item in items:
        name = _name(item)
        held = SubElement(
            resources, "resource", identifier=name, type=ITEM_TYPE, href=f"{name}.xml"
        )
        for ending in ("xml", "svg"):
            SubElement(held, "file", href=f"{name}.{ending}")
    return root


def _assessment_item(here: Standpoint, item: Item) -> Element:
    root = Element(
        "assessmentItem",
        {
            "xmlns": QTI,
            "identifier": _name(item),
            "title": f"{here.title}: {item.number}",
            "adaptive": "false",
            "timeDependent": "false",
            "xml:lang": here.language,
        },
    )
    for number, field in enumerate(item.fields):
        _declare(root, number, field)
    SubElement(
        root, "outcomeDeclaration", identifier="SCORE", cardinality="single", baseType="float"
    )
    body = SubElement(root, "itemBody")
    shown = SubElement(body, "p")
    alt = ", ".join(filter(None, (item.title, item.step, here.house_rules)))
    SubElement(shown, "img", src=f"{_name(item)}.svg", alt=alt)
    for number, field in enumerate(item.fields):
        ask = here.phrase("worksheet.rule") if field.asks_rule else item.ask
        _interaction(body, number, field, ask)
    _score(root, len(item.fields))
    return root


def _response(number: int) -> str:
    return "RESPONSE" if number == 0 else f"RESPONSE_{number + 1}"


def _declare(root: Element, number: int, field: AnswerField) -> None:
    """Add the right answers of a field: choices by their number, or a text."""
    declared = SubElement(
        root,
        "responseDeclaration",
        identifier=_response(number),
        cardinality="multiple" if len(field.right) > 1 else "single",
        baseType="identifier" if field.choices else "string",
    )
    correct = SubElement(declared, "correctResponse")
    values = [each.value for each in field.choices]
    for right in field.right:
        SubElement(correct, "value").text = (
            _choice(number, values.index(right)) if values else right
        )


def _choice(field: int, number: int) -> str:
    return f"choice_{field + 1}_{number + 1}"


def _interaction(body: Element, number: int, field: AnswerField, ask: str) -> None:
    if not field.choices:
        asked = SubElement(body, "p")
        asked.text = f"{ask} "
        SubElement(asked, "textEntryInteraction", responseIdentifier=_response(number))
        return
    chosen = SubElement(
        body,
        "choiceInteraction",
        responseIdentifier=_response(number),
        shuffle="false",
        maxChoices="0" if len(field.right) > 1 else "1",
    )
    SubElement(chosen, "prompt").text = ask
    for place, choice in enumerate(field.choices):
        SubElement(chosen, "simpleChoice", identifier=_choice(number, place)).text = choice.text


def _score(root: Element, fields: int) -> None:
    """Give a point for the whole: every field has to match its right answer."""
    if fields == 1:
        SubElement(root, "responseProcessing", template=MATCH)
        return
    condition = SubElement(SubElement(root, "responseProcessing"), "responseCondition")
    matched = SubElement(condition, "responseIf")
    both = SubElement(matched, "and")
    for number in range(fields):
        match = SubElement(both, "match")
        SubElement(match, "variable", identifier=_response(number))
        SubElement(match, "correct", identifier=_response(number))
    for branch, points in ((matched, "1"), (SubElement(condition, "responseElse"), "0")):
        outcome = SubElement(branch, "setOutcomeValue", identifier="SCORE")
        SubElement(outcome, "baseValue", baseType="float").text = points
