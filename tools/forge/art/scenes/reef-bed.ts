import { Fog, Group, MeshPhysicalMaterial, PlaneGeometry, Scene, Vector3 } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { outwards } from "../kit/layer.ts";
import { glow, shafts } from "../kit/light.ts";
import { noise } from "../kit/noise.ts";
import { between, seeded } from "../kit/random.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, moved, stand } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { branchingCoral, roundCoral } from "../models/reef.ts";

/** Where Minesweep Reef is played: the reef of its tile, with the middle left free. */
export function paint(sheet: Sheet): Layer {
  const layer = sea(sheet);
  const { width, height } = sheet;
  layRender(
    layer,
    expose(sheet, {
      scene: reef(sheet.view === "upright"),
      camera: { place: [0, 0.5, 9], look: [0, 0.35, 0], angle: 30 },
      lens: { focus: [0.6, 0.6, 0.6], aperture: 0.09 },
      key: { from: [-4, 7, 3.5], colour: "#e6fff4", strength: 2.9, breadth: 0.12 },
      dome: { sky: "#7fd8e4", ground: "#2a6a86", strength: 1.6 },
      stage: { centre: [0.2, -0.2, 0], radius: 4.2 },
      exposure: 0.92,
    }),
    0.4,
  );
  shafts(layer, {
    x: width * 0.2,
    y: -height * 0.3,
    length: height * 1.7,
    from: 0.75,
    to: 2,
    count: 14,
    colour: "#dffff4",
    strength: 0.2,
    blur: height * 0.014,
    seed: 12,
  });
  bubbles(layer);
  return finish(layer, { vignette: { colour: "#012036", strength: 0.5 } });
}

function sea(sheet: Sheet): Layer {
  const layer = shade(
    sheet,
    `vec4 paint(vec2 p) {
      vec3 c = mix(vec3(.66, .96, .90), vec3(.10, .60, .70), smoothstep(0., .42, p.y));
      c = mix(c, vec3(.02, .27, .42), smoothstep(.3, 1.05, p.y));
      float web = 1. - abs(layered(vec3(p.x * 7. / (.5 + p.y) + layered(vec3(p * 9., 2.), 3) * 1.6, 9. / (p.y + .14), 3.), 4)) * 9.;
      c += vec3(.4, .42, .36) * smoothstep(.2, 1., web) * smoothstep(.17, .02, p.y);
      float far = .72 + .16 * layered(vec3(p.x * 2.1, 1., 4.), 5) + .05 * layered(vec3(p.x * 14., 3., 2.), 3);
      c = mix(c, vec3(.06, .40, .52), smoothstep(far - .01, far + .02, p.y) * .7);
      return vec4(c, 1.);
    }`,
  );
  glow(layer, {
    x: sheet.width * 0.2,
    y: 0,
    radius: sheet.height * 0.8,
    colour: "#f4fff0",
    strength: 0.6,
  });
  return layer;
}

function reef(upright: boolean): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#b8f4ec",
    around: "#2c98a8",
    below: "#0e3e58",
    strength: 0.7,
    panels: [{ place: [-6, 9, 4], size: [7, 6], colour: "#f4fff4", strength: 6 }],
  });
  scene.fog = new Fog("#2fa3b4", 9, 17);
  const sand = new MeshPhysicalMaterial({ color: "#b39a64", roughness: 1 });
  const floor = moved(
    new PlaneGeometry(26, 14, 160, 90).rotateX(-Math.PI / 2),
    ({ x, z }) =>
      new Vector3(
        x,
        0.16 * noise(x * 0.8, z * 0.9) +
          0.045 * Math.sin(z * 7 + noise(x * 0.7, z) * 3) +
          0.05 * (z < 0 ? -z : 0),
        z,
      ),
  );
  scene.add(body(floor, sand, { at: [0, -1.7, 0] }), ...garden(upright));
  return scene;
}

/** At both sides and low: what is opened lies before it. */
function garden(upright: boolean): Group[] {
  const near = upright ? 0.42 : 1;
  const plant = (coral: Group, x: number, z: number, turn = 0) => {
    stand(coral, { at: [x * near, -1.72, z], turn: [0, turn, 0] });
    return coral;
  };
  const round = (color: string, size: number) => {
    const group = new Group();
    group.add(roundCoral(color, size));
    return group;
  };
  return [
    plant(branchingCoral(4, "#f2604a", 0.74), -3.5, 0.6, 0.4),
    plant(branchingCoral(44, "#f28a5a", 0.5), -3.0, 1.4, 1.4),
    plant(branchingCoral(9, "#f2a03a", 0.62), 3.4, 0.9, 1),
    plant(branchingCoral(15, "#e0508a", 0.52), 2.9, -0.5, 2),
    plant(branchingCoral(6, "#b45ad8", 0.5), -3.9, 1.9, 1.4),
    plant(branchingCoral(31, "#ef7a4a", 0.56), 3.7, 1.9, 0.2),
    plant(branchingCoral(71, "#f0b04a", 0.5), 4.6, -1.4, 0.3),
    plant(branchingCoral(77, "#e86a5a", 0.6), -4.9, -1.2, 2.3),
    plant(round("#4fc09a", 0.5), 2.5, 1.9),
    plant(round("#f0989a", 0.42), -2.55, 2.1),
    plant(round("#c070c0", 0.5), -4.3, 0.2),
    plant(round("#58b0c8", 0.4), 3.3, 2.3),
  ];
}

function bubbles(layer: Layer): void {
  const { width, height } = layer.canvas;
  const random = seeded(8);
  for (let bubble = 0; bubble < 46; bubble++) {
    const x = width * (bubble % 3 ? between(random, 0.36, 0.5) : between(random, 0.75, 0.9));
    const y = height * between(random, 0.02, 0.92);
    const radius = height * (0.003 + 0.018 * random() ** 3);
    layer.fillStyle = outwards(layer, { x, y, radius }, [
      [0, "rgb(255 255 255 / .04)"],
      [0.8, "rgb(220 255 250 / .12)"],
      [0.94, "rgb(240 255 252 / .7)"],
      [1, "rgb(240 255 252 / 0)"],
    ]);
    layer.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
    layer.fillStyle = "rgb(255 255 255 / .85)";
    layer.beginPath();
    layer.arc(x - radius * 0.35, y - radius * 0.4, radius * 0.16, 0, 7);
    layer.fill();
  }
}
