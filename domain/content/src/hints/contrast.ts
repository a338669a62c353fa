export type Veil = "dark" | "light" | "none";

/** Words beside or over a picture that are smaller than a headline want this much (WCAG 1.4.3). */
export const contrastMin = 4.5;

/** What lies between words and picture, and how much of the picture still comes through it. */
const grounds: Readonly<Record<Veil, { ground: string; ink: string; through: number }>> = {
  dark: { ground: "#041014", ink: "#c3dade", through: 0.24 },
  light: { ground: "#f8f0e0", ink: "#38486a", through: 0.24 },
  none: { ground: "#041014", ink: "#c3dade", through: 1 },
};

/** How well words are read over a picture of this dominant colour; undefined for no colour at all. */
export function contrastOver(colour: string, veil: Veil): number | undefined {
  const { ground, ink, through } = grounds[veil];
  const picture = readColour(colour);
  const words = readColour(ink);
  const below = readColour(ground);
  if (picture === undefined || words === undefined || below === undefined) return undefined;
  const mixed = picture.map((part, at) => part * through + (below[at] ?? 0) * (1 - through));
  const [light, dark] = [brightness(words), brightness(mixed)].sort((one, other) => other - one);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function readColour(text: string): readonly number[] | undefined {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(text) ?? [];
  if (hex === undefined) return undefined;
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Relative luminance as WCAG defines it. */
function brightness(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
