import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";

/** Rows of round trees under a moon, each row nearer, darker and less misty. Places are in heights. */
export function orchardRows(
  sheet: Sheet,
  {
    moon: [moonX, moonY],
    disc,
  }: {
    readonly moon: readonly [number, number];
    /** 0 where the moon itself is drawn by somebody else, and only its light is here. */
    readonly disc: 0 | 1;
  },
): Layer {
  return shade(
    sheet,
    `
    // How far inside of a crown, or of a trunk below it: all in sizes of the row.
    vec2 tree(vec2 q, float row) {
      float crown = -9., trunk = -9.;
      for (int i = -1; i < 2; i++) {
        float cell = floor(q.x / 2.2) + float(i);
        float wide = .78 + .22 * hash(vec3(cell, row, 2.));
        vec2 d = q - vec2((cell + .5 + .3 * (hash(vec3(cell, row, 1.)) - .5)) * 2.2, -.55 - wide);
        crown = max(crown, wide - length(d * vec2(1., 1.06)));
        trunk = max(trunk, d.y > 0. ? .1 + .05 * smoothstep(.9, 1.5, d.y) - abs(d.x + .06 * d.y) : -9.);
      }
      return vec2(crown, trunk);
    }
    vec4 paint(vec2 p) {
      vec2 moon = p - vec2(moonX, moonY);
      vec3 c = mix(vec3(.04, .12, .24), vec3(.14, .36, .46), smoothstep(0., .5, p.y));
      c = mix(c, vec3(.36, .60, .60), smoothstep(.38, .66, p.y));
      float veil = smoothstep(.0, .42, layered(vec3(p.x * 1.3 + p.y, p.y * 5., 3.), 6));
      c += vec3(.36, .46, .42) * veil * smoothstep(.55, .15, p.y) * exp(-length(moon) * 1.6);
      c += vec3(.62, .78, .70) * exp(-length(moon) * 5.) * .55;
      float face = disc * smoothstep(.083, .078, length(moon));
      c = mix(c, vec3(.98, .98, .90) - .12 * smoothstep(-.1, .3, layered(vec3(moon * 22., 2.), 4)), face);
      float hill = .56 + .09 * layered(vec3(p.x * 1.1, 6., 2.), 4);
      c = mix(c, mix(vec3(.20, .42, .46), vec3(.36, .58, .58), smoothstep(hill, .68, p.y)), smoothstep(hill - .003, hill + .004, p.y));
      for (int row = 0; row < 4; row++) {
        float r = float(row), size = .055 + .04 * r, foot = .665 + r * .07;
        vec2 q = vec2(p.x / size + r * 3.7, (p.y - foot) / size);
        float ragged = .2 * layered(vec3(q * 4.2, r), 4) + .1 * layered(vec3(q * 14., r), 3);
        vec2 inside = tree(q, r) + ragged * vec2(1., .16);
        float top = foot - size * 1.9, a = smoothstep(-.02, .04, inside.x);
        vec3 tree_ = mix(vec3(.17, .40, .42), vec3(.025, .115, .145), r / 3.);
        float lit = smoothstep(1.6, .0, (p.y - top) / size);
        float dabs = smoothstep(-.1, .45, layered(vec3(p * vec2(46., 58.) / (1. + .5 * r), r), 4));
        vec3 leaf = tree_ + vec3(.15, .27, .23) * lit * dabs * (1.1 - .2 * r);
        vec2 cell = floor(p * (34. - 5. * r)), f = fract(p * (34. - 5. * r)) - .5;
        float fruit = step(.90, hash(vec3(cell, r))) * smoothstep(.2, .06, length(f));
        leaf += vec3(1., .62, .22) * fruit * smoothstep(.12, .3, inside.x);
        c = mix(c, tree_ * .7, smoothstep(-.01, .03, inside.y) * step(p.y, foot));
        c = mix(c, leaf, a);
        float wave = .012 * layered(vec3(p.x * 3., r, 1.), 3) + .003 * layered(vec3(p.x * 60., r, 7.), 2);
        float ground = smoothstep(foot - .012, foot + .05, p.y + wave);
        c = mix(c, mix(tree_ * 1.1, vec3(.30, .52, .50), .4 - .1 * r), ground);
        c = mix(c, vec3(.52, .76, .70), smoothstep(foot - size * .9, foot + .04, p.y) * (.42 - .11 * r));
      }
      return vec4(mix(c, vec3(.012, .06, .075), smoothstep(.82, 1., p.y) * .9), 1.);
    }`,
    { moonX, moonY, disc },
  );
}
