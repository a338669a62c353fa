import {
  MeshPhysicalMaterial,
  PlaneGeometry,
  Scene,
  SphereGeometry,
  Vector3,
  type Mesh,
} from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { bokeh, glow } from "../kit/light.ts";
import { noise } from "../kit/noise.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, moved, turned, type Place } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { skin, woodGrain } from "../kit/textures.ts";

/** Two wooden bowls upside down in the evening sun, one tilted: there lies the pebble. */
export function paint(sheet: Sheet): Layer {
  const layer = shade(
    sheet,
    `vec4 paint(vec2 p) {
      float n = layered(vec3(p * 1.1, 7.), 4);
      vec3 c = mix(vec3(.16, .09, .05), vec3(.56, .30, .13), smoothstep(.1, .75, p.y + n * .12));
      c = mix(c, vec3(.98, .70, .36), smoothstep(.55, .0, length(p - vec2(.2, .18))) * .75);
      return vec4(c, 1.);
    }`,
  );
  const { height } = sheet;
  bokeh(layer, {
    count: 18,
    colours: ["#ffd59a", "#ffb765", "#fff0cf"],
    radius: [height * 0.02, height * 0.1],
    box: [0, 0, 1, 0.36],
    strength: 0.42,
    seed: 11,
    blur: height * 0.004,
  });
  layRender(
    layer,
    expose(sheet, {
      scene: table(),
      camera: { place: [0, 3.1, 8.2], look: [0, 0.75, 0], angle: 27 },
      lens: { focus: [0.1, 0.4, 1.2], aperture: 0.07 },
      shift: [0.05, 0.02],
      key: { from: [-6, 5, 2.6], colour: "#ffcf94", strength: 3.4, breadth: 0.1 },
      dome: { sky: "#ffe2b8", ground: "#5a3018", strength: 0.55 },
      stage: { centre: [0.2, 0.6, 0.2], radius: 4 },
      exposure: 0.98,
    }),
    0.35,
  );
  glow(layer, { x: 0, y: 0, radius: height, colour: "#ffdca0", strength: 0.5 });
  return finish(layer, { vignette: { colour: "#1c0d05", strength: 0.55 }, grain: 2.4 });
}

function table(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#ffe6c4",
    around: "#b07a48",
    below: "#3a1f10",
    strength: 0.6,
    panels: [
      { place: [-9, 7, 4], size: [6, 6], colour: "#fff1d8", strength: 11 },
      { place: [7, 5, -6], size: [5, 2], colour: "#ffd8a0", strength: 6 },
    ],
  });
  const grain = woodGrain(
    { width: 1400, height: 900 },
    { dark: "#4a2814", middle: "#7c4826", light: "#a86a3a" },
  );
  const plank = new MeshPhysicalMaterial({
    map: skin(grain, { repeat: [2, 2] }),
    roughness: 0.46,
    clearcoat: 0.3,
    clearcoatRoughness: 0.4,
  });
  scene.add(
    body(new PlaneGeometry(80, 70), plank, { turn: [-Math.PI / 2, 0, 0] }),
    bowl({ at: [-1.75, 0, -0.1], turn: [0, 2.3, 0] }),
    bowl({ at: [1.62, 0.16, -0.4], turn: [-0.34, 2.4, -0.34] }),
    pebble([0.95, 0.29, 1.0], 0.44, "#dfe5e2"),
    pebble([-3.5, 0.16, 1.6], 0.24, "#6d6a66"),
  );
  return scene;
}

/** Turned from walnut, its mouth down, with three grooves and a foot. */
function bowl(standing: { at: Place; turn: Place }): Mesh {
  const outline = [
    [1.12, 0.02],
    [1.2, 0.02],
    [1.24, 0.14],
    [1.21, 0.22],
    [1.22, 0.3],
    [1.18, 0.62],
    [1.15, 0.66],
    [1.15, 0.7],
    [1.02, 1.02],
    [0.78, 1.3],
    [0.5, 1.44],
    [0.46, 1.5],
    [0.48, 1.58],
    [0.42, 1.62],
    [0, 1.6],
  ] as const;
  const grain = woodGrain(
    { width: 900, height: 600 },
    { dark: "#26120a", middle: "#4e2a17", light: "#7d4a2b" },
  );
  const walnut = new MeshPhysicalMaterial({
    map: skin(grain, { repeat: [3, 1] }),
    roughness: 0.3,
    clearcoat: 0.8,
    clearcoatRoughness: 0.18,
  });
  return body(turned(outline, 180), walnut, standing);
}

/** Worn by a river: round, and not quite. */
function pebble(at: Place, radius: number, colour: string): Mesh {
  const stone = moved(new SphereGeometry(1, 96, 64), ({ x, y, z }) => {
    const worn = 1 + 0.1 * noise(x * 1.3 + at[0], z * 1.3 + y) + 0.03 * noise(x * 4, y * 4 + z * 3);
    return new Vector3(x * worn * 1.22, y * worn * 0.68, z * worn);
  });
  const skinOfStone = new MeshPhysicalMaterial({
    color: colour,
    roughness: 0.5,
    clearcoat: 0.35,
    clearcoatRoughness: 0.5,
  });
  return body(stone, skinOfStone, { at, turn: [0, 0.5, 0.04], size: radius });
}
