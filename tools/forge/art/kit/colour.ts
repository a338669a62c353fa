import { clamp, mix } from "./curves.ts";

type Channels = readonly [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `#rrggbb` with a share of it let through. */
export function glass(hex: string, opacity: number): string {
  const [red, green, blue] = channels(hex);
  return `rgb(${red} ${green} ${blue} / ${clamp(opacity)})`;
}

export function blend(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const hex = [0, 1, 2].map((place) =>
    Math.round(mix(a[place] ?? 0, b[place] ?? 0, clamp(share)))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

/** `#rrggbb` as a shader writes it, in the light of the screen. */
export function inShader(hex: string): string {
  return `vec3(${channels(hex)
    .map((channel) => (channel / 255).toFixed(4))
    .join(", ")})`;
}
