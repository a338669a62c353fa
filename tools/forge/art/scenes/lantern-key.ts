import { BoxGeometry, MeshPhysicalMaterial, Scene, type Mesh } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { bokeh, glow } from "../kit/light.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, stand } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { roughness, skin } from "../kit/textures.ts";
import { ironKey } from "../models/iron-key.ts";
import { lantern } from "../models/lantern.ts";

/** On the sill at night: what lights the way, and what opens the door. */
export function paint(sheet: Sheet): Layer {
  const layer = night(sheet);
  layRender(
    layer,
    expose(sheet, {
      scene: sill(),
      camera: { place: [0.9, 1.75, 6.4], look: [0.25, 0.86, 0], angle: 27 },
      lens: { focus: [0.4, 0.2, 0.9], aperture: 0.06 },
      key: { from: [-5, 6, -2.5], colour: "#9cc4f0", strength: 1.5, breadth: 0.14 },
      dome: { sky: "#5a7ca8", ground: "#4a2a18", strength: 0.5 },
      stage: { centre: [0.2, 0.6, 0], radius: 3.4 },
      exposure: 1.05,
    }),
    0.7,
  );
  const [x, y] = [sheet.width * 0.365, sheet.height * 0.5];
  glow(layer, { x, y, radius: sheet.height * 0.75, colour: "#ff9a3c", strength: 0.5 });
  glow(layer, { x, y, radius: sheet.height * 0.2, colour: "#fff0c8", strength: 0.5 });
  return finish(layer, { vignette: { colour: "#02050c", strength: 0.7 } });
}

/** A garden and a moon, seen through old panes. */
function night(sheet: Sheet): Layer {
  const layer = shade(
    sheet,
    `vec4 paint(vec2 p) {
      vec2 moon = p - vec2(.305, .35);
      vec3 c = mix(vec3(.035, .085, .19), vec3(.10, .22, .36), smoothstep(0., .7, p.y));
      c += vec3(.55, .68, .82) * exp(-length(moon) * 7.) * .5;
      c = mix(c, vec3(.93, .95, .90), smoothstep(.05, .045, length(moon)));
      float veil = smoothstep(.0, .4, layered(vec3(p.x * 1.4, p.y * 5., 2.), 5));
      c = mix(c, vec3(.22, .33, .48), veil * .4 * smoothstep(.7, .2, p.y));
      float hill = .56 + .09 * layered(vec3(p.x * 1.1, 1., 3.), 4);
      c = mix(c, vec3(.045, .10, .17), smoothstep(hill - .012, hill + .03, p.y));
      float wood = .66 + .22 * layered(vec3(p.x * 2.6, 5., 1.), 5);
      c = mix(c, vec3(.018, .045, .085), smoothstep(wood - .02, wood + .05, p.y));
      return vec4(c, 1.);
    }`,
  );
  const { height } = sheet;
  bokeh(layer, {
    count: 14,
    colours: ["#ffb45e", "#ffd79a"],
    radius: [height * 0.008, height * 0.022],
    box: [0.05, 0.56, 1, 0.68],
    strength: 0.5,
    seed: 6,
  });
  return layer;
}

function sill(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#2a4468",
    around: "#1a2438",
    below: "#1c100a",
    strength: 0.5,
    panels: [
      { place: [-6, 7, -5], size: [5, 5], colour: "#a8ccf4", strength: 4 },
      { place: [-3, 1.5, 5], size: [3, 2], colour: "#ffb468", strength: 6 },
    ],
  });
  const light = lantern();
  stand(light, { at: [-0.75, 0, -0.25], turn: [0, 0.5, 0], size: 1.06 });
  const key = ironKey();
  stand(key, { at: [0.65, 0.075, 0.75], turn: [0, 0.38, 0.02], size: 0.92 });
  scene.add(light, key, ...frame());
  return scene;
}

function frame(): Mesh[] {
  const relief = skin(roughness({ width: 512, height: 512 }, 14, 0.3), {
    relief: true,
    repeat: [3, 3],
  });
  const paint = new MeshPhysicalMaterial({
    color: "#8b8f94",
    roughness: 0.62,
    bumpMap: relief,
    bumpScale: 1.4,
  });
  const bar = (size: readonly [number, number, number], at: readonly [number, number, number]) =>
    body(new BoxGeometry(...size), paint, { at });
  return [
    bar([14, 0.3, 3.4], [0, -0.15, 0.4]),
    bar([14, 0.16, 0.3], [0, 0.08, -1.1]),
    bar([0.13, 7, 0.14], [0.52, 3, -1.1]),
    bar([0.13, 7, 0.14], [-2.5, 3, -1.1]),
    bar([0.13, 7, 0.14], [3.5, 3, -1.1]),
    bar([14, 0.12, 0.14], [0, 1.85, -1.1]),
  ];
}
