"""Spoil the input of every loader, many times, and count the outcomes.

`python -m tests.fuzz --count 20000` tries so many over all loaders, and exits with 1 on a finding;
`--only NAME` tries one loader, `--keep` writes each finding into the corpus.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter

from .giants import GIANTS
from .loaders import LOADERS, Loader
from .trying import CORPUS, FAILED, MOST_BYTES, MOST_SECONDS, Tried, attempt, cases, corpus

MOST_KEPT = 20_000
"""The characters of a finding that is kept; larger ones belong into giants.py."""


def main() -> int:
    parser = ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", default="nightly")
    parser.add_argument("--only", default="")
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    loaders = [each for each in LOADERS if options.only in each.name]
    faults: Counter[str] = Counter()
    found = sum(_report(loader, name, text, faults) for loader, name, text in corpus())
    for name, (loader, make) in GIANTS.items():
        found += _report(loader, name, make(), faults)
    for place, loader in enumerate(loaders):
        share = options.count // len(loaders) + (place < options.count % len(loaders))
        found += _try(loader, share, options.seed, options.keep, faults)
    print(f"{options.count} tried, {found} findings")
    return 1 if found else 0


def _report(loader: Loader, name: str, text: str, faults: Counter[str]) -> bool:
    fault = _fault(attempt(loader, text))
    if fault:
        print(f"{loader.name}, {name}: {fault}")
        faults[fault] += 1
    return bool(fault)


def _try(loader: Loader, count: int, seed: str, keep: bool, faults: Counter[str]) -> int:
    found, verdicts, slowest, most = 0, Counter[str](), 0.0, 0
    for number, text in enumerate(cases(loader, count, seed)):
        tried = attempt(loader, text)
        verdicts[tried.verdict] += 1
        slowest, most = max(slowest, tried.seconds), max(most, tried.grown)
        fault = _fault(tried)
        if not fault:
            continue
        found += 1
        faults[fault] += 1
        if faults[fault] == 1:
            print(f"{loader.name}, {seed}/{number}: {fault}")
            if keep and len(text) <= MOST_KEPT:
                path = CORPUS / loader.name / f"{seed}-{number}.txt"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(text.encode("utf-8", "surrogatepass"))
    counts = ", ".join(f"{n} {verdict}" for verdict, n in sorted(verdicts.items()))
    print(f"{loader.name}: {counts}; at most {slowest:.2f} s and {most / 1e6:.0f} MB", flush=True)
    return found


def _fault(tried: Tried) -> str:
    if tried.verdict == FAILED:
        return tried.fault
    if tried.seconds > MOST_SECONDS:
        return f"took more than {MOST_SECONDS:g} s"
    return f"took more than {MOST_BYTES:,} bytes" if tried.grown > MOST_BYTES else ""


if __name__ == "__main__":
    sys.exit(main())
