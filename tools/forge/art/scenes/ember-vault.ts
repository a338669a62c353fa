import { CylinderGeometry, PointLight, Scene } from "three";
import { glass } from "../kit/colour.ts";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { lay, newLayer } from "../kit/layer.ts";
import { glow, shafts } from "../kit/light.ts";
import { between, seeded } from "../kit/random.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { many, standing } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { brass } from "../models/magnifier.ts";
import { vaultDoor } from "../models/vault-door.ts";

/** Somebody left it ajar. */
export function paint(sheet: Sheet): Layer {
  const layer = basalt(sheet);
  const { width, height } = sheet;
  glow(layer, {
    x: width * 0.68,
    y: height * 0.48,
    radius: height * 0.85,
    colour: "#ff5a10",
    strength: 0.55,
  });
  layRender(
    layer,
    expose(sheet, {
      scene: mountain(),
      camera: { place: [2.7, -0.1, 9.2], look: [0.1, 0, 0], angle: 26 },
      lens: { focus: [0, 0, 0.5], aperture: 0.04 },
      shift: [0.07, 0.01],
      key: { from: [-5, 6, 5], colour: "#dfe4f4", strength: 2.4, breadth: 0.16 },
      dome: { sky: "#a8a0a8", ground: "#ff5a18", strength: 0.9 },
      stage: { centre: [0, 0, 0], radius: 3.3 },
    }),
    0.6,
  );
  glow(layer, {
    x: width * 0.79,
    y: height * 0.45,
    radius: height * 0.5,
    colour: "#ff8a2a",
    strength: 0.45,
  });
  shafts(layer, {
    x: width * 0.7,
    y: height * 0.45,
    length: height * 0.95,
    from: -0.8,
    to: 0.9,
    count: 11,
    colour: "#ff9a3a",
    strength: 0.2,
    blur: height * 0.014,
    seed: 6,
  });
  sparks(layer);
  return finish(layer, { vignette: { colour: "#060101", strength: 0.65 } });
}

/** Columns of black rock, veined where it is still hot. */
function basalt(sheet: Sheet): Layer {
  return shade(
    sheet,
    `vec4 paint(vec2 p) {
      float column = floor(p.x * 9. + layered(vec3(p.x * 3., p.y * .7, 1.), 3) * 1.4);
      float height = .18 * (hash(vec3(column, 2., 3.)) - .5) + p.y;
      float step_ = floor(height * 4. + hash(vec3(column, 1., 1.)) * 4.);
      float facet = hash(vec3(column, step_, 7.));
      float rough = layered(vec3(p * vec2(22., 30.), 3.), 5);
      vec3 rock = vec3(.075, .066, .068) * (.45 + facet * .9 + rough * .9);
      rock += vec3(.11, .13, .18) * smoothstep(1.1, 0., length(p)) * (.5 + facet);
      float bend = layered(vec3(p * 2.2, 2.), 4);
      float vein = 1. - abs(layered(vec3(p * 3.9 + bend * 1.2, 7.), 5)) * 11.;
      float heat = smoothstep(.5, 1., vein) * smoothstep(-.05, .32, bend + (p.y - .45) * .7);
      vec3 fire = mix(vec3(.42, .05, .0), vec3(1., .52, .12), smoothstep(.35, .9, heat));
      return vec4(rock + fire * heat, 1.);
    }`,
  );
}

function mountain(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#3c3a48",
    around: "#5a1c08",
    below: "#c2440c",
    strength: 0.5,
    panels: [
      { place: [-8, 9, 7], size: [7, 5], colour: "#f4ecec", strength: 7 },
      { place: [8, 0, 3], size: [3, 8], colour: "#ff6a1a", strength: 6 },
      { place: [0, -8, 6], size: [10, 4], colour: "#ff7a20", strength: 3 },
      { place: [-9, -1, 3], size: [1.5, 8], colour: "#9fb4d8", strength: 4 },
    ],
  });
  const inside = new PointLight("#ff6a18", 22, 9, 1.6);
  inside.position.set(1.55, 0.2, 0.3);
  const below = new PointLight("#ff5a10", 9, 8, 1.6);
  below.position.set(0.8, -2.1, 2);
  scene.add(vaultDoor(0.66), inside, below, coins());
  return scene;
}

/** What has run out over the sill. */
function coins() {
  const random = seeded(4);
  const copies = Array.from({ length: 190 }, () => {
    const x = between(random, -0.6, 3.2);
    const heap = 0.62 * Math.exp(-((x - 1.3) ** 2) * 0.9);
    const at = [x, -2.12 + heap * random(), between(random, 0.4, 1.6)] as const;
    return {
      matrix: standing({
        at,
        turn: [between(random, -0.5, 0.5), random() * 3, between(random, -0.5, 0.5)],
        size: between(random, 0.85, 1.15),
      }),
    };
  });
  const coin = new CylinderGeometry(0.14, 0.14, 0.05, 40);
  return many(coin, brass(0.25), copies);
}

function sparks(layer: Layer): void {
  const { width, height } = layer.canvas;
  const random = seeded(31);
  const over = newLayer(layer.canvas);
  over.lineCap = "round";
  for (let spark = 0; spark < 190; spark++) {
    const [x, y] = [width * between(random, 0.25, 1.05), height * random()];
    const long = height * (0.004 + 0.034 * random() ** 3);
    over.strokeStyle = glass(random() < 0.4 ? "#fff0b8" : "#ff9a3a", between(random, 0.3, 1));
    over.lineWidth = height * (0.001 + 0.0026 * random() ** 2);
    over.beginPath();
    over.moveTo(x, y);
    over.quadraticCurveTo(x + long * 0.5, y - long * 0.4, x + long * 0.3, y - long);
    over.stroke();
  }
  lay(layer, over, { blend: "screen", blur: height * 0.004 });
  lay(layer, over, { blend: "screen" });
}
