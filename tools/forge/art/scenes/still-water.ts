import {
  BoxGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  MeshPhysicalMaterial,
  Scene,
  TorusGeometry,
} from "three";
import { layRender } from "../kit/compose.ts";
import { expose, type Exposure } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { lay, newLayer } from "../kit/layer.ts";
import { glow } from "../kit/light.ts";
import { between, seeded } from "../kit/random.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, lofted, stand } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { skin, woodGrain } from "../kit/textures.ts";
import { reeds } from "../models/reeds.ts";
import { rowingBoat } from "../models/rowing-boat.ts";

/** Seen from the bank above: a boat made fast, and water that gives back the whole sky. */
export function paint(sheet: Sheet): Layer {
  const scene = landing();
  const layer = ripples(sheet, mirrored(sheet, scene));
  layRender(layer, expose(sheet, view(scene, 1)), 0.25);
  const near = newLayer(sheet);
  reeds(near, {
    seed: 23,
    count: 9,
    from: -0.02,
    to: 0.36,
    tall: [0.22, 0.5],
    lean: 0.09,
    thick: 0.012,
    heads: 0.2,
    light: "#c9a08c",
    dark: "#3a3f48",
  });
  lay(layer, near, { blur: 5 * sheet.unit });
  glow(layer, {
    x: 0,
    y: 0,
    radius: sheet.height * 1.3,
    colour: "#ffdcc0",
    strength: 0.42,
    stretch: 1.4,
  });
  return finish(layer, { vignette: { colour: "#3c3a54", strength: 0.45 }, grain: 2.5 });
}

/** `above` is 1 for our eyes and -1 for an eye as far under the water. */
function view(scene: Scene, above: 1 | -1): Exposure {
  return {
    scene,
    camera: { place: [-0.6, 3.1 * above, 6.6], look: [0.1, 0.1 * above, -0.1], angle: 33 },
    lens: { focus: [0, 0.3, 0.6], aperture: above === 1 ? 0.03 : 0 },
    shift: [0.03, 0.05 * above],
    key: { from: [-5, 5, 2.4], colour: "#ffd9b8", strength: 2.9, breadth: 0.2 },
    dome: { sky: "#c8cfe6", ground: "#b09a9c", strength: 1.5 },
    stage: { centre: [0.4, 0, 0], radius: 4.4 },
    exposure: 0.95,
  };
}

/** The sky as still water shows it, and in it what stands over the water, upside down. */
function mirrored(sheet: Sheet, scene: Scene): Layer {
  const layer = shade(
    sheet,
    `vec4 paint(vec2 p) {
      float n = layered(vec3(p.x * 1.4 + p.y * .4, p.y * 3.2, 3.), 5);
      vec3 c = mix(vec3(.86, .70, .66), vec3(.50, .55, .68), smoothstep(.0, .75, p.y + n * .12));
      c = mix(c, vec3(.29, .36, .48), smoothstep(.6, 1.15, p.y));
      c = mix(c, vec3(.98, .82, .70), smoothstep(.12, .42, n) * smoothstep(.9, .1, p.y) * .7);
      float wood = .10 + .05 * layered(vec3(p.x * 5., 2., 1.), 5) + .02 * layered(vec3(p.x * 26., 2., 5.), 3);
      c = mix(c, vec3(.34, .38, .44), smoothstep(wood + .03, wood - .05, p.y) * .85);
      c = mix(c, vec3(.90, .80, .76), smoothstep(.05, -.02, p.y) * .6);
      return vec4(c, 1.);
    }`,
  );
  const { picture } = expose({ ...sheet, samples: Math.ceil(sheet.samples / 3) }, view(scene, -1));
  layer.save();
  layer.translate(0, sheet.height);
  layer.scale(1, -1);
  layer.globalAlpha = 0.82;
  layer.drawImage(picture.canvas, 0, 0);
  layer.restore();
  return layer;
}

function ripples(sheet: Sheet, above: Layer): Layer {
  return shade(
    sheet,
    `vec4 paint(vec2 p) {
      vec2 q = vec2(p.x * 3.2 * (1.6 - p.y), 6. / (p.y + .32));
      vec2 slope = vec2(layered(vec3(q * vec2(1., 1.4), 1.), 4), layered(vec3(q * vec2(.7, 2.), 5.), 4));
      vec3 c = below(p + slope * vec2(.008, .018) * (.4 + p.y));
      float deep = smoothstep(.2, 1.1, p.y);
      c = mix(c, vec3(.12, .20, .27), .12 + .34 * deep);
      c += vec3(1., .80, .68) * smoothstep(.22, .5, slope.y) * .22 * (1. - deep * .5);
      return vec4(c, 1.);
    }`,
    {},
    above,
  );
}

function landing(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#b9c4dc",
    around: "#e8c4b4",
    below: "#7a8494",
    strength: 0.6,
    panels: [{ place: [-8, 7, 4], size: [7, 5], colour: "#ffe2c8", strength: 5 }],
  });
  const boat = rowingBoat({ outside: "#24586a", inside: "#ffffff" });
  stand(boat, { at: [-0.35, 0.02, 0.35], turn: [0.02, 0.42, 0.015] });
  scene.add(boat, jetty(), ...rope());
  return scene;
}

function jetty(): Group {
  const grain = woodGrain(
    { width: 1024, height: 256 },
    { dark: "#4b443f", middle: "#7d7169", light: "#b3a498" },
  );
  const wood = new MeshPhysicalMaterial({
    map: skin(grain, { repeat: [1, 1] }),
    roughness: 0.85,
    side: DoubleSide,
  });
  const random = seeded(8);
  const group = new Group();
  for (let plank = 0; plank < 26; plank++) {
    const at = [
      between(random, -0.04, 0.04),
      0.52 + between(random, 0, 0.012),
      -3.6 + plank * 0.34,
    ] as const;
    const tint = between(random, 0.78, 1);
    const board = wood.clone();
    board.color.setScalar(tint);
    group.add(
      body(new BoxGeometry(1.7, 0.06, 0.3), board, {
        at,
        turn: [0, between(random, -0.012, 0.012), 0],
      }),
    );
  }
  for (const z of [-2.9, -0.7, 1.5]) {
    for (const x of [-0.86, 0.86]) {
      group.add(
        body(new CylinderGeometry(0.1, 0.11, 2.2, 32), wood, {
          at: [x, z === -0.7 && x < 0 ? 0.3 : 0, z],
        }),
        body(new CylinderGeometry(0.105, 0.105, 0.05, 32), wood, {
          at: [x, z === -0.7 && x < 0 ? 1.41 : 1.11, z],
        }),
      );
    }
  }
  stand(group, { at: [2.55, 0, 0.1], turn: [0, -0.2, 0] });
  return group;
}

/** From the ring in the bow to the post of the jetty, slack. */
function rope() {
  const hemp = new MeshPhysicalMaterial({ color: "#d3b98c", roughness: 0.95 });
  const girth = () => [0.026, 0.026] as const;
  return [
    body(
      lofted({
        along: [
          [1.5, 0.74, -0.5],
          [1.57, 0.36, -0.62],
          [1.66, 0.5, -0.72],
          [1.78, 0.95, -0.76],
        ],
        girth,
        rings: 60,
        sides: 10,
      }),
      hemp,
    ),
    ...[0.9, 0.95, 1.0].map((y) =>
      body(new TorusGeometry(0.115, 0.026, 12, 48), hemp, {
        at: [1.84, y, -0.75],
        turn: [Math.PI / 2, 0, 0],
      }),
    ),
  ];
}
