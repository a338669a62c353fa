import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2";
import { Group, Scene, type Object3D } from "three";
import { expose } from "../kit/expose.ts";
import { learnFace } from "../kit/face.ts";
import { newLayer } from "../kit/layer.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { surround } from "../kit/surroundings.ts";
import { bowl, cone, numbers, turret } from "../models/roulette-wheel.ts";

const above = 30;

/**
 * The wheel of European Roulette from straight above, in the two parts that move on their own: the bowl,
 * and what turns in it. Their radii stand in games/roulette/scene/wheel/wheel-measures.ts.
 */
export async function paint(sheet: Sheet): Promise<Layer> {
  await learnFace("Wheel", newsreader);
  const layer = newLayer(sheet);
  const isRotor = sheet.view === "rotor";
  const radius = isRotor ? 2.16 : 3.56;
  const { picture } = expose(sheet, {
    scene: isRotor ? litAllAround(rotor()) : lit(...bowl()),
    camera: {
      place: [0, above, 0.02],
      look: [0, 0, 0],
      angle: (Math.atan(radius / above) * 360) / Math.PI,
    },
    // What turns is lit from all around: a highlight would turn with it.
    key: isRotor
      ? { from: [0, 9, 0.4], colour: "#fff0d8", strength: 1.5, breadth: 0.7 }
      : { from: [-5, 7, -4], colour: "#ffe2b8", strength: 3.1, breadth: 0.2 },
    dome: { sky: "#ffe0b8", ground: "#3a1608", strength: isRotor ? 1.7 : 1 },
    stage: { centre: [0, 0, 0], radius: 4.2 },
    exposure: 1,
  });
  layer.drawImage(picture.canvas, 0, 0);
  return layer;
}

/** The zero at the top. */
function rotor(): Group {
  const group = new Group();
  group.rotation.y = Math.PI;
  group.add(...numbers(), ...cone(), ...turret());
  return group;
}

function lit(...bodies: Object3D[]): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#5a4426",
    around: "#5a3018",
    below: "#1c0c06",
    strength: 0.7,
    panels: [
      { place: [-8, 9, -5], size: [6, 5], colour: "#fff0d6", strength: 7 },
      { place: [8, 6, 6], size: [3, 8], colour: "#ffb066", strength: 3 },
    ],
  });
  scene.add(...bodies);
  return scene;
}

/** The same from every side, so that nothing that shines is carried around. */
function litAllAround(...bodies: Object3D[]): Scene {
  const scene = lit(...bodies);
  scene.environment = surround({
    above: "#4a3a22",
    around: "#6a3c1c",
    below: "#1c0c06",
    strength: 0.6,
    panels: Array.from({ length: 24 }, (_, place) => {
      const angle = (place / 24) * 2 * Math.PI;
      return {
        place: [Math.sin(angle) * 10, 5, Math.cos(angle) * 10] as const,
        size: [2.8, 2.4] as const,
        colour: "#ffe2b4",
        strength: 2.2,
      };
    }),
  });
  return scene;
}
