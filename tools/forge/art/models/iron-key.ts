import {
  BoxGeometry,
  ExtrudeGeometry,
  Group,
  MeshPhysicalMaterial,
  Path,
  Shape,
  TorusGeometry,
} from "three";
import { roughness, skin } from "../kit/textures.ts";
import { body, turned } from "../kit/solids.ts";

/** An old door key some two units long, lying flat; its bit points along x. */
export function ironKey(): Group {
  const relief = skin(roughness({ width: 512, height: 512 }, 30), { relief: true });
  const iron = new MeshPhysicalMaterial({
    color: "#a89a8c",
    metalness: 0.92,
    roughness: 0.36,
    bumpMap: relief,
    bumpScale: 0.8,
  });
  const key = new Group();
  key.add(
    body(new TorusGeometry(0.3, 0.06, 24, 96), iron, {
      at: [-0.32, 0, 0],
      turn: [Math.PI / 2, 0, 0],
      size: [1, 1.15, 1],
    }),
    body(new TorusGeometry(0.1, 0.035, 16, 64), iron, {
      at: [-0.32, 0, 0],
      turn: [Math.PI / 2, 0, 0],
    }),
    body(
      turned([
        [0.1, 0],
        [0.12, 0.05],
        [0.08, 0.1],
        [0.11, 0.15],
        [0.07, 0.2],
        [0.062, 0.3],
        [0.058, 1.5],
        [0.085, 1.54],
        [0.085, 1.6],
        [0.05, 1.64],
        [0, 1.64],
      ]),
      iron,
      { turn: [0, 0, -Math.PI / 2] },
    ),
    body(new BoxGeometry(0.05, 0.05, 0.2), iron, { at: [-0.32, 0, 0.2] }),
    body(new BoxGeometry(0.05, 0.05, 0.2), iron, { at: [-0.32, 0, -0.2] }),
    body(
      new ExtrudeGeometry(bit(), { depth: 0.07, bevelSize: 0.012, bevelThickness: 0.012 }),
      iron,
      { at: [1.16, -0.035, 0], turn: [Math.PI / 2, 0, 0] },
    ),
  );
  return key;
}

/** Wards as a locksmith files them. */
function bit(): Shape {
  const plate = new Shape();
  plate.moveTo(0, 0);
  for (const [x, y] of [
    [0, 0.46],
    [0.1, 0.46],
    [0.1, 0.36],
    [0.16, 0.36],
    [0.16, 0.46],
    [0.26, 0.46],
    [0.26, 0.3],
    [0.36, 0.3],
    [0.36, 0],
  ] as const)
    plate.lineTo(x, y);
  const hole = new Path();
  hole.moveTo(0.08, 0.14);
  for (const [x, y] of [
    [0.2, 0.14],
    [0.2, 0.22],
    [0.08, 0.22],
  ] as const)
    hole.lineTo(x, y);
  plate.holes.push(hole);
  return plate;
}
