import { CanvasTexture } from "three";
import { newLayer } from "./layer.ts";
import { theRenderer } from "./renderer.ts";
import { screenPass } from "./screen-pass.ts";
import type { Layer } from "./sheet.ts";

/** Noise, in the words of a shader: a hundred times as fast there as on a canvas. */
const words = `
uniform vec2 size;
float hash(vec3 p) { p = fract(p * vec3(.1031, .1030, .0973)); p += dot(p, p.yxz + 33.33); return fract((p.x + p.y) * p.z); }
float noise(vec3 p) {
  vec3 cell = floor(p), f = fract(p); f = f * f * f * (f * (f * 6. - 15.) + 10.);
  vec2 o = vec2(0., 1.);
  return mix(
    mix(mix(hash(cell + o.xxx), hash(cell + o.yxx), f.x), mix(hash(cell + o.xyx), hash(cell + o.yyx), f.x), f.y),
    mix(mix(hash(cell + o.xxy), hash(cell + o.yxy), f.x), mix(hash(cell + o.xyy), hash(cell + o.yyy), f.x), f.y),
    f.z) * 2. - 1.;
}
float layered(vec3 p, int octaves) {
  float sum = 0., share = .5;
  for (int i = 0; i < octaves; i++) { sum += share * noise(p); p = p * 2.03 + vec3(7.1, 3.7, 1.3); share *= .5; }
  return sum;
}
float layered(vec2 p) { return layered(vec3(p, 4.), 5); }
uniform sampler2D under;
vec3 below(vec2 p) { return texture2D(under, vec2(p.x * size.y / size.x, 1. - p.y)).rgb; }
`;

/**
 * Paints a layer by a shader body that gives `vec4 paint(vec2 p)`, straight colours as a screen shows
 * them. `p` starts in the upper left and measures in heights of the layer; `vec3 below(vec2 p)` is
 * what the layer `under` shows there.
 */
export function shade(
  { width, height }: { width: number; height: number },
  body: string,
  numbers: Readonly<Record<string, number>> = {},
  under?: Layer,
): Layer {
  const renderer = theRenderer();
  renderer.setSize(Math.ceil(width), Math.ceil(height), false);
  const uniforms = Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, { value }]),
  );
  const declared = Object.keys(numbers)
    .map((name) => `uniform float ${name};`)
    .join("\n");
  const last = `void main() {
    vec4 colour = paint(vec2(at.x * size.x / size.y, 1. - at.y));
    colour.a = clamp(colour.a, 0., 1.);
    gl_FragColor = vec4(clamp(colour.rgb, 0., 1.) * colour.a, colour.a);
  }`;
  const texture = under && new CanvasTexture(under.canvas);
  const given = {
    size: { value: [Math.ceil(width), Math.ceil(height)] },
    under: { value: texture ?? null },
  };
  screenPass(`${words}${declared}\n${body}\n${last}`, { ...uniforms, ...given });
  texture?.dispose();
  const layer = newLayer({ width, height });
  layer.drawImage(renderer.domElement, 0, 0);
  return layer;
}
