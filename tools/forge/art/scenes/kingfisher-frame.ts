import { glass } from "../kit/colour.ts";
import { downwards, newLayer, sideways } from "../kit/layer.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { woodGrain } from "../kit/textures.ts";

/**
 * The frame that the reels of Kingfisher's Catch turn in: dark wood between two beads of bronze. The
 * window begins 80 in and is 1200 by 720; its measures stand in games/lines/scene/reels/board-place.ts.
 */
export function paint(sheet: Sheet): Layer {
  const unit = sheet.width / 1360;
  const layer = newLayer(sheet);
  const wood = woodGrain(sheet, {
    dark: "#1d0f0c",
    middle: "#4a2717",
    light: "#8a5028",
    fibre: 0.5,
  });
  layer.scale(unit, unit);
  layer.save();
  layer.filter = `blur(${16 * unit}px)`;
  layer.fillStyle = "rgb(0 8 16 / .6)";
  layer.beginPath();
  layer.roundRect(34, 44, 1292, 812, 46);
  layer.fill();
  layer.restore();
  windows(layer);
  layer.setTransform(1, 0, 0, 1, 0, 0);
  layer.drawImage(shade(sheet, ring, {}, wood).canvas, 0, 0);
  return layer;
}

/** What lies behind the symbols: deep water, one pane a reel. */
function windows(layer: Layer): void {
  layer.fillStyle = downwards(layer, 80, 800, [
    [0, glass("#0a2238", 0.94)],
    [0.5, glass("#103a55", 0.9)],
    [1, glass("#071a2c", 0.95)],
  ]);
  layer.fillRect(70, 70, 1220, 740);
  for (let reel = 0; reel < 5; reel++) {
    const x = 80 + reel * 240;
    layer.fillStyle = sideways(layer, x, x + 240, [
      [0, "rgb(0 6 14 / .55)"],
      [0.16, "rgb(0 6 14 / 0)"],
      [0.5, "rgb(130 200 230 / .07)"],
      [0.84, "rgb(0 6 14 / 0)"],
      [1, "rgb(0 6 14 / .55)"],
    ]);
    layer.fillRect(x, 80, 240, 720);
    if (reel === 0) continue;
    for (const [shift, wide, colour] of [
      [-3, 6, "#2a1508"],
      [-2, 4, "#b77a34"],
      [-1.6, 1.4, "#ffe0a0"],
    ] as const) {
      layer.fillStyle = colour;
      layer.fillRect(x + shift, 74, wide, 732);
    }
  }
}

/** A ring by its distance from the window: height across it, and light on the slope of that. */
const ring = `
float box(vec2 p, vec2 half_, float r) { vec2 q = abs(p) - half_ + r; return length(max(q, 0.)) + min(max(q.x, q.y), 0.) - r; }
float away(vec2 p) { return box(p * 880. - vec2(680., 440.), vec2(604., 364.), 14.); }
float bead(float d, float from, float to) { float k = (d - from) / (to - from); return (k < 0. || k > 1.) ? 0. : sqrt(max(0., 1. - (2. * k - 1.) * (2. * k - 1.))); }
float height_(float d) { return max(max(bead(d, -5., 9.) * 7., bead(d, 34., 50.) * 8.), (d > 9. && d < 36.) ? 4. + 2.4 * sin((d - 9.) / 27. * 3.1416) : 0.); }
vec4 paint(vec2 p) {
  float d = away(p), e = 1. / 880.;
  if (d < -6. || d > 51.) return vec4(0.);
  vec2 g = vec2(away(p + vec2(e, 0.)) - away(p - vec2(e, 0.)), away(p + vec2(0., e)) - away(p - vec2(0., e))) * .5;
  float slope = (height_(d + .8) - height_(d - .8)) / 1.6;
  bool gold = (d < 9.) || (d > 34.);
  float rough = layered(vec3(p * 60., 2.), 4) * .25;
  vec3 n = normalize(vec3(-g * (slope + rough * (gold ? .5 : .15)), 1.));
  float light = dot(n, normalize(vec3(-.52, -.68, .52)));
  float side = max(0., dot(n, normalize(vec3(.8, .3, .4))));
  vec3 c;
  if (gold) {
    float k = clamp(light * .5 + .5, 0., 1.);
    c = mix(vec3(.18, .08, .03), vec3(.62, .34, .12), smoothstep(.1, .55, k));
    c = mix(c, vec3(1., .80, .44), smoothstep(.55, .86, k));
    c = mix(c, vec3(1., .97, .84), smoothstep(.88, .99, k));
    c += vec3(.16, .24, .34) * pow(side, 5.);
    c *= .92 + rough * .5;
  } else {
    c = below(p) * (.62 + .75 * max(0., light)) ;
    c = mix(c, c * vec3(1.25, .95, .8), .5);
    float dark = min(smoothstep(9., 15., d), smoothstep(35., 29., d));
    c *= .35 + .65 * dark;
  }
  float a = smoothstep(-5.6, -4.4, d) * smoothstep(50.6, 49.4, d);
  return vec4(c, a);
}`;
