import { encodeWinAnsi } from "./win-ansi.ts";

export type Font = "plain" | "bold";

/** Widths of the letters from blank to tilde, in thousandths of the size, as Adobe publishes them. */
const widths: Readonly<Record<Font, readonly number[]>> = {
  plain:
    read(`278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556
    556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722
    778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556
    556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584`),
  bold: read(`278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556
    556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722
    778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611
    611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584`),
};

function read(list: string): number[] {
  return list.trim().split(/\s+/).map(Number);
}

/** How far a text reaches; a letter with a mark is as wide as without. */
export function widthOf(text: string, font: Font, size: number): number {
  let sum = 0;
  for (const letter of encodeWinAnsi(text)) {
    const bare = letter.normalize("NFD").charCodeAt(0);
    sum += widths[font][bare - 0x20] ?? 556;
  }
  return (sum * size) / 1_000;
}

/** As much of a text as fits, and three dots where it does not. */
export function cutToWidth(text: string, font: Font, size: number, room: number): string {
  if (widthOf(text, font, size) <= room) return text;
  let kept = text;
  while (kept !== "" && widthOf(`${kept}...`, font, size) > room) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}...`;
}
