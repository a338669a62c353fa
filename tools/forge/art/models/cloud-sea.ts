import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";

type Clouds = {
  /** Sky above and at its foot, the lit and the shaded side of a cloud, as `vec3(r, g, b)`. */
  readonly high: string;
  readonly low: string;
  readonly lit: string;
  readonly shaded: string;
  /** How much sky is covered, and where the tops lie. */
  readonly cover: number;
  readonly top: number;
  readonly seed: number;
};

/** Clouds one flies through: rays walk through noise, and ask it again on the way to the light. */
export function cloudSea(sheet: Sheet, clouds: Clouds): Layer {
  return shade(
    sheet,
    `
    const mat3 turn = mat3(0., .8, .6, -.8, .36, -.48, -.6, -.48, .64);
    float turned(vec3 p, int octaves) {
      float sum = 0., share = .5;
      p = turn * p;
      for (int i = 0; i < octaves; i++) { sum += share * noise(p); p = turn * p * 2.03 + vec3(3.1, 1.7, 5.3); share *= .5; }
      return sum;
    }
    float mass(vec3 p) {
      float broad = turned(p * .55 + vec3(seed, 0., 0.), 3);
      float billow = .5 - abs(turned(p * .95 + vec3(0., seed, 0.), 4)) * 1.8;
      float deck = smoothstep(1.2, -1., p.y - top - broad * 2.6);
      return clamp((broad * 1.6 + billow * .75 + cover - 1. + deck * 1.) * 2.4, 0., 1.);
    }
    vec4 paint(vec2 p) {
      vec2 screen = vec2(p.x - size.x / size.y * .5, .46 - p.y);
      vec3 ray = normalize(vec3(screen, -1.15));
      vec3 light = normalize(vec3(-.62, .62, .12));
      vec3 sky = mix(${clouds.low}, ${clouds.high}, smoothstep(-.12, .42, ray.y));
      sky += vec3(1., .86, .66) * .42 * pow(max(0., dot(ray, normalize(vec3(-.55, .3, -.8)))), 6.);
      float clear = 1.; vec3 sum = vec3(0.);
      float depth = 2.2;
      for (int i = 0; i < 72; i++) {
        vec3 at = ray * depth + vec3(0., .4, 0.);
        float dense = mass(at);
        if (dense > .01) {
          float shade = mass(at + light * .34) * .5 + mass(at + light * .9) * .35 + mass(at + light * 1.9) * .25;
          float lit = exp(-shade * 1.9);
          vec3 colour = mix(${clouds.shaded}, ${clouds.lit}, lit);
          colour += vec3(.16, .05, .04) * (1. - dense);
          colour = mix(colour, sky, smoothstep(5., 17., depth) * .86);
          float stop = 1. - exp(-dense * .9 * depth * .12);
          sum += clear * stop * colour;
          clear *= 1. - stop;
          if (clear < .02) break;
        }
        depth += .075 + depth * .034;
      }
      return vec4(sum + sky * clear, 1.);
    }`,
    { cover: clouds.cover, top: clouds.top, seed: clouds.seed },
  );
}
