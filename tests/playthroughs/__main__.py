"""Write the golden playthroughs anew: `python -m tests.playthroughs [FILE …]`. Read the difference, then commit it."""

import sys

from tests.playthroughs.catalogue import FOLDER, PLAYTHROUGHS, told


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in PLAYTHROUGHS]
    if unknown:
        print(f"no such playthrough: {', '.join(unknown)}; there is {', '.join(PLAYTHROUGHS)}", file=sys.stderr)
        return 2
    for name in names or PLAYTHROUGHS:
        text = told(name)
        path = FOLDER / name
        changed = not path.exists() or path.read_text("utf-8") != text
        path.write_text(text, "utf-8")
        print(f"{name}: {text.count(chr(10))} lines, {'changed' if changed else 'as before'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
