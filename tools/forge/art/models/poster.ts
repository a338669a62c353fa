import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";

/** Twenty rays of a lighter teal on a darker, all round a point. */
export function layRays(
  layer: Layer,
  { x, y, reach }: { readonly x: number; readonly y: number; readonly reach: number },
): void {
  layer.fillStyle = "#1f7d80";
  layer.fillRect(0, 0, layer.canvas.width, layer.canvas.height);
  layer.fillStyle = "#2b9492";
  for (let ray = 0; ray < 40; ray += 2) {
    const [from, to] = [ray, ray + 1].map((step) => (step / 40) * 2 * Math.PI);
    layer.beginPath();
    layer.moveTo(x, y);
    layer.arc(x, y, reach, from ?? 0, to ?? 0);
    layer.fill();
  }
}

/** Bands across the foot, each from its height downwards, the nearest last. */
export function layWaves(
  layer: Layer,
  waves: readonly (readonly [rise: number, colour: string])[],
): void {
  const { width, height } = layer.canvas;
  for (const [rise, colour] of waves) {
    layer.fillStyle = colour;
    layer.beginPath();
    layer.moveTo(0, height * (rise + 0.05));
    layer.quadraticCurveTo(width * 0.45, height * (rise - 0.06), width, height * (rise + 0.02));
    layer.lineTo(width, height);
    layer.lineTo(0, height);
    layer.fill();
  }
}

export function laySparkle(
  layer: Layer,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  layer.fillStyle = "#f2e3bf";
  layer.beginPath();
  for (let point = 0; point < 8; point++) {
    const away = point % 2 ? size * 0.16 : size * (point % 4 ? 0.7 : 1);
    const angle = (point / 8) * 2 * Math.PI;
    layer.lineTo(x + Math.sin(angle) * away, y - Math.cos(angle) * away);
  }
  layer.fill();
}

/** Each ink a hair's breadth elsewhere, worn thin in places, on paper with a tooth. */
export function printed(sheet: Sheet, under: Layer): Layer {
  return shade(
    sheet,
    `vec4 paint(vec2 p) {
      vec3 c = vec3(below(p + vec2(.0012, -.0004)).r, below(p).g, below(p + vec2(-.0010, .0010)).b);
      float tooth = layered(vec3(p * 230., 2.), 3), worn = layered(vec3(p * 4., 5.), 5) + .35 * tooth;
      c = mix(c, vec3(.95, .89, .76), smoothstep(.3, .62, worn) * .35);
      return vec4(c * (1. + tooth * .07), 1.);
    }`,
    {},
    under,
  );
}
