import { newLayer } from "../kit/layer.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";

/**
 * What the treasures of Ember Vault fall into: six shafts of black rock in a riveted iron frame. The
 * window begins 56 in and is 1080 by 900; its measures stand in games/tumble/scene/board/vault-place.ts.
 */
export function paint(sheet: Sheet): Layer {
  const unit = sheet.width / 1192;
  const layer = newLayer(sheet);
  layer.save();
  layer.scale(unit, unit);
  layer.filter = `blur(${18 * unit}px)`;
  layer.fillStyle = "rgb(0 0 0 / .7)";
  layer.beginPath();
  layer.roundRect(26, 34, 1140, 960, 30);
  layer.fill();
  layer.restore();
  layer.drawImage(shade(sheet, iron).canvas, 0, 0);
  return layer;
}

/** Everything by its distance from the window, in pixels of the frame. */
const iron = `
float box(vec2 q, vec2 half_, float r) { vec2 d = abs(q) - half_ + r; return length(max(d, 0.)) + min(max(d.x, d.y), 0.) - r; }
float chamfer(vec2 q, vec2 half_, float cut) { vec2 d = abs(q) - half_; return max(max(d.x, d.y), (d.x + d.y + cut) * .7071); }
float away(vec2 q) { return chamfer(q, vec2(540., 450.), 26.); }
float height_(float d) {
  float rim = smoothstep(-2., 4., d) * smoothstep(14., 9., d) * 8.;
  float plate = smoothstep(12., 16., d) * smoothstep(48., 44., d) * 5.;
  float edge = smoothstep(41., 45., d) * smoothstep(54., 50., d) * 9.;
  return max(max(rim, plate), edge);
}
vec4 paint(vec2 p) {
  vec2 q = p * 1012. - vec2(596., 506.);
  float d = away(q);
  if (d > 54.) return vec4(0.);
  if (d < 0.) {
    vec2 w = q + vec2(540., 450.);
    float shaft = floor(w.x / 180.), x = fract(w.x / 180.), row = floor(w.y / 180.), y = fract(w.y / 180.);
    float rough = layered(vec3(p * vec2(26., 20.), 3. + shaft), 5);
    vec3 c = vec3(.052, .040, .038) * (.8 + rough * .7 + .25 * hash(vec3(shaft, row, 2.)));
    float wall = min(x, 1. - x);
    c *= .42 + .58 * smoothstep(.0, .2, wall);
    c += vec3(.07, .035, .02) * smoothstep(.34, .5, wall) * (.6 + rough * .4);
    float seam = min(y, 1. - y) * 180.;
    c *= .72 + .28 * smoothstep(0., 5., seam);
    float crack = abs(layered(vec3(p * vec2(5., 7.), 11.), 5));
    float low = smoothstep(.3, 1., w.y / 900.);
    c += vec3(.85, .20, .02) * smoothstep(.016, .0, crack) * (.12 + .5 * low) * smoothstep(.04, .14, wall);
    c += vec3(.20, .055, .01) * low * low * .7;
    float between_ = min(abs(w.x - 180. * floor(w.x / 180. + .5)), 999.);
    if (w.x > 60. && w.x < 1020.) c = mix(c, mix(vec3(.03, .02, .02), vec3(.95, .30, .04), .22 + .5 * low), smoothstep(3., 1.2, between_));
    c *= .35 + .65 * smoothstep(0., -26., d);
    return vec4(c, .965);
  }
  float e = 1.;
  vec2 g = vec2(away(q + vec2(e, 0.)) - away(q - vec2(e, 0.)), away(q + vec2(0., e)) - away(q - vec2(0., e))) * .5;
  float slope = (height_(d + .8) - height_(d - .8)) / 1.6;
  float rough = layered(vec3(p * 34., 2.), 5);
  vec3 n = normalize(vec3(-g * slope + rough * .16, 1.));
  vec2 a = abs(q);
  bool across = a.y > 450. && a.x < 560.;
  float along = across ? q.x : q.y;
  float step_ = 90.;
  float at = along - step_ * floor(along / step_ + .5);
  vec2 r = vec2(at, d - 29.);
  float rivet = 9.5 - length(r);
  bool isRivet = rivet > 0. && (across || a.y < 440.);
  if (isRivet) n = normalize(vec3((across ? vec2(r.x, r.y * sign(q.y)) : vec2(r.y * sign(q.x), r.x)) * .11, 1.));
  float light = dot(n, normalize(vec3(-.52, -.68, .52)));
  float heat = max(0., dot(n, normalize(vec3(.2, .9, .3))));
  bool isRim = d < 13.;
  vec3 c = isRim || isRivet ? vec3(.62, .36, .15) : vec3(.165, .15, .148) * (1. + rough * .8);
  float k = clamp(light * .55 + .5, 0., 1.);
  c *= .28 + 1.25 * k * k;
  c += (isRim || isRivet ? vec3(.9, .72, .46) : vec3(.30, .29, .30)) * pow(max(light, 0.), 9.) * .9;
  c += vec3(.55, .15, .02) * pow(heat, 3.) * (.25 + .5 * smoothstep(0., 1012., p.y * 1012.));
  if (!isRim && !isRivet) c *= .8 + .2 * smoothstep(12., 17., length(r));
  return vec4(c, smoothstep(53.6, 52.4, d));
}`;
