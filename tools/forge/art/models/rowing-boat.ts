import {
  BoxGeometry,
  BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  MeshPhysicalMaterial,
  type Mesh,
} from "three";
import { ease, mix } from "../kit/curves.ts";
import { body, lofted, stand, type Place } from "../kit/solids.ts";
import { skin, woodGrain } from "../kit/textures.ts";

const length = 4.2;
const beam = (way: number) =>
  0.74 * Math.sin(Math.PI * mix(0.12, 1, way) ** 0.9) ** 0.62 * ease(1.02, 0.86, way);
const sheer = (way: number) => 0.34 + 0.42 * (way - 0.42) ** 2 * 1.9;
const keel = (way: number) => -0.26 + 0.5 * ease(0.72, 1, way) ** 2 * 0.9;

/** An open boat some four units long, afloat at the height of zero; its bow points along x. */
export function rowingBoat({ outside, inside }: { outside: string; inside: string }): Group {
  const paintOut = new MeshPhysicalMaterial({
    color: outside,
    roughness: 0.42,
    clearcoat: 0.5,
    side: DoubleSide,
  });
  const grain = woodGrain(
    { width: 1024, height: 512 },
    { dark: "#5d3a1e", middle: "#8d5e32", light: "#c08e54", fibre: 0.25 },
  );
  const wood = new MeshPhysicalMaterial({
    map: skin(grain, { repeat: [1, 0.6] }),
    color: inside,
    roughness: 0.6,
    side: DoubleSide,
  });
  const boat = new Group();
  boat.add(
    body(hull(1), paintOut),
    body(hull(0.955), wood, { at: [0, 0.012, 0] }),
    ...gunwales(wood),
    ...thwarts(wood),
    ...strakes(paintOut),
    ...oars(),
  );
  return boat;
}

function rim(way: number, side: number): Place {
  return [(way - 0.5) * length, sheer(way), side * beam(way)];
}

/** A skin from rim to rim around the keel. */
function hull(share: number): BufferGeometry {
  const [rows, parts] = [64, 32];
  const places: number[] = [];
  const shares: number[] = [];
  const faces: number[] = [];
  for (let row = 0; row <= rows; row++) {
    const way = row / rows;
    for (let part = 0; part <= parts; part++) {
      const around = (part / parts) * 2 - 1;
      const side = Math.sign(around) * Math.abs(around) ** 0.72;
      const high = mix(keel(way), sheer(way), Math.abs(around) ** 2.3);
      places.push((way - 0.5) * length * share, high, side * beam(way) * share);
      shares.push(way * 2, (part / parts) * 3);
      if (row === rows || part === parts) continue;
      const corner = row * (parts + 1) + part;
      faces.push(
        corner,
        corner + 1,
        corner + parts + 1,
        corner + parts + 1,
        corner + 1,
        corner + parts + 2,
      );
    }
  }
  const skinned = new BufferGeometry();
  skinned.setAttribute("position", new Float32BufferAttribute(places, 3));
  skinned.setAttribute("uv", new Float32BufferAttribute(shares, 2));
  skinned.setIndex(faces);
  skinned.computeVertexNormals();
  return skinned;
}

function gunwales(wood: MeshPhysicalMaterial): Mesh[] {
  const ways = Array.from({ length: 24 }, (_, place) => place / 23);
  const rail = (side: number) =>
    body(
      lofted({
        along: ways.map((way) => rim(way, side)),
        girth: () => [0.035, 0.05],
        rings: 80,
        sides: 14,
      }),
      wood,
    );
  const stern = body(new BoxGeometry(0.08, 0.5, 2 * beam(0)), wood, {
    at: [-length / 2, sheer(0) - 0.22, 0],
  });
  return [rail(1), rail(-1), stern];
}

/** Laps of the planks, as lines along the outside. */
function strakes(paint: MeshPhysicalMaterial): Mesh[] {
  const ways = Array.from({ length: 20 }, (_, place) => 0.01 + (place / 19) * 0.96);
  return [0.55, 0.72, 0.87].flatMap((around) =>
    [-1, 1].map((side) => {
      const along = ways.map((way): Place => [
        (way - 0.5) * length,
        mix(keel(way), sheer(way), around ** 2.3),
        side * around ** 0.72 * beam(way) * 1.004,
      ]);
      return body(lofted({ along, girth: () => [0.016, 0.012], rings: 60, sides: 8 }), paint);
    }),
  );
}

function thwarts(wood: MeshPhysicalMaterial): Mesh[] {
  const seats = [0.14, 0.42, 0.68].map((way) =>
    body(new BoxGeometry(0.34, 0.045, 1.62 * beam(way)), wood, {
      at: [(way - 0.5) * length, 0.17, 0],
    }),
  );
  const floor = [-0.16, 0, 0.16].map((z) =>
    body(new BoxGeometry(2.6, 0.03, 0.13), wood, { at: [-0.15, -0.12, z] }),
  );
  return [...seats, ...floor];
}

/** Shipped: laid along the boat with the blades over the stern. */
function oars(): Group[] {
  const pale = new MeshPhysicalMaterial({ color: "#d8b27c", roughness: 0.5, clearcoat: 0.3 });
  return [-1, 1].map((side) => {
    const oar = new Group();
    oar.add(
      body(new CylinderGeometry(0.026, 0.032, 2.7, 16), pale, { turn: [0, 0, Math.PI / 2] }),
      body(new BoxGeometry(0.66, 0.02, 0.16), pale, { at: [-1.6, 0, 0] }),
    );
    stand(oar, { at: [-0.35, 0.25, side * 0.26], turn: [0.1 * side, side * 0.1, 0.035] });
    return oar;
  });
}
