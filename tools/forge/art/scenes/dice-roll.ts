import {
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  PlaneGeometry,
  Quaternion,
  Scene,
  Vector3,
  type Texture,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { expose, type Exposure } from "../kit/expose.ts";
import { lay, newLayer } from "../kit/layer.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { glassDie } from "../models/glass-die.ts";

const columns = 6;
const frames = 24;

/**
 * Once around, in a sheet of frames: the ruby die of the game turns and comes back to how it rests.
 * Glass shows what is behind it, so each frame is rendered over the table and then cut out.
 */
export function paint(sheet: Sheet): Layer {
  const strip = newLayer(sheet);
  const size = sheet.width / columns;
  const cell = { ...sheet, width: size, height: size };
  const around = studio();
  for (let frame = 0; frame < frames; frame++) {
    const turned = turnedBy(frame / frames);
    const picture = expose(cell, seen(table(around, turned))).picture;
    const outline = expose(cell, seen(outlineOf(turned))).picture;
    lay(picture, outline, { blend: "destination-in" });
    strip.drawImage(picture.canvas, (frame % columns) * size, Math.floor(frame / columns) * size);
  }
  return strip;
}

const resting = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), 0.62);
const axis = new Vector3(0.28, 0.2, -1).normalize();

/** At rest it lies flat on one side; on the way it rolls to the right and a little towards us. */
function turnedBy(share: number): Quaternion {
  const roll = new Quaternion().setFromAxisAngle(axis, share * 2 * Math.PI);
  return roll.multiply(resting);
}

function seen(scene: Scene): Exposure {
  return {
    scene,
    camera: { place: [0, 3.1, 8.4], look: [0, 0, 0], angle: 20.5 },
    key: { from: [-5, 6.5, 4.5], colour: "#fff3e0", strength: 3, breadth: 0.14 },
    dome: { sky: "#f0fff6", ground: "#8fd6c2", strength: 1 },
    stage: { centre: [0, 0, 0], radius: 3 },
    exposure: 0.9,
  };
}

function studio(): Texture {
  return surround({
    above: "#e8fff2",
    around: "#c4ecdf",
    below: "#7cc4b2",
    strength: 0.7,
    panels: [
      { place: [-7, 8, 6], size: [6, 6], colour: "#ffffff", strength: 11 },
      { place: [8, 4, 4], size: [2, 9], colour: "#ffffff", strength: 6 },
      { place: [4, 9, -8], size: [6, 2], colour: "#fff0d0", strength: 8 },
    ],
  });
}

function table(around: Texture, turned: Quaternion): Scene {
  const scene = new Scene();
  scene.environment = around;
  const mint = new MeshPhysicalMaterial({ color: "#c9efe3", roughness: 0.6, envMapIntensity: 0.5 });
  const ground = body(new PlaneGeometry(60, 60), mint, {
    at: [0, -1.75, 0],
    turn: [-Math.PI / 2, 0, 0],
  });
  const wall = body(new PlaneGeometry(60, 60), mint, { at: [0, 0, -9] });
  const die = glassDie("#dc0424", 0.9, { clearness: 0.8 });
  die.quaternion.copy(turned);
  scene.add(ground, wall, die);
  return scene;
}

/** What is die and what is not, with soft edges. */
function outlineOf(turned: Quaternion): Scene {
  const scene = new Scene();
  const cube = new Group();
  cube.add(
    new Mesh(new RoundedBoxGeometry(2, 2, 2, 10, 0.28), new MeshBasicMaterial({ color: "white" })),
  );
  cube.scale.setScalar(0.9);
  cube.quaternion.copy(turned);
  scene.add(cube);
  return scene;
}
