import {
  DoubleSide,
  Group,
  IcosahedronGeometry,
  MeshPhysicalMaterial,
  SphereGeometry,
  TorusGeometry,
  Vector3,
  type Mesh,
} from "three";
import { noise } from "../kit/noise.ts";
import { shade } from "../kit/shade.ts";
import { body, moved, turned, type Place } from "../kit/solids.ts";
import { roughness, skin } from "../kit/textures.ts";

/** An old mine one unit in radius, on its chain; horns all around. */
export function seaMine(): Group {
  const rust = skin(
    shade(
      { width: 1024, height: 512 },
      `vec4 paint(vec2 p) {
        float n = layered(vec3(p * 4., 2.), 6), spots = layered(vec3(p * 15., 5.), 4);
        vec3 iron = vec3(.16, .20, .22) * (1. + spots * .5);
        vec3 rust = mix(vec3(.42, .18, .075), vec3(.72, .36, .14), smoothstep(-.2, .4, spots));
        vec3 c = mix(iron, rust, smoothstep(-.05, .22, n));
        c = mix(c, vec3(.40, .52, .42), smoothstep(.22, .4, layered(vec3(p * 7., 9.), 4)) * .7);
        return vec4(c, 1.);
      }`,
    ),
  );
  const relief = skin(roughness({ width: 1024, height: 512 }, 16), { relief: true });
  const hull = new MeshPhysicalMaterial({
    map: rust,
    metalness: 0.45,
    roughness: 0.62,
    bumpMap: relief,
    bumpScale: 3,
    side: DoubleSide,
  });
  const mine = new Group();
  const ball = moved(new SphereGeometry(1, 96, 64), (place) =>
    place.multiplyScalar(1 + 0.012 * noise(place.x * 5, place.y * 5, place.z * 5)),
  );
  mine.add(
    body(ball, hull),
    body(new TorusGeometry(1.005, 0.045, 16, 96), hull, { turn: [Math.PI / 2, 0, 0] }),
    ...horns(hull),
    ...rivets(hull),
    ...chain(hull),
  );
  return mine;
}

function outward(direction: Vector3, distance: number): { at: Place; turn: Place } {
  const pole = new Group();
  pole.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), direction);
  const { x, y, z } = pole.rotation;
  return { at: direction.clone().multiplyScalar(distance).toArray(), turn: [x, y, z] };
}

function horns(hull: MeshPhysicalMaterial): Mesh[] {
  const tip = new MeshPhysicalMaterial({ color: "#c8643a", metalness: 0.5, roughness: 0.4 });
  const corners = new IcosahedronGeometry(1, 1).getAttribute("position");
  const seen = new Map<string, Vector3>();
  for (let at = 0; at < corners.count; at++) {
    const corner = new Vector3().fromBufferAttribute(corners, at);
    seen.set(
      corner
        .toArray()
        .map((value) => value.toFixed(2))
        .join(),
      corner.normalize(),
    );
  }
  return [...seen.values()]
    .filter((direction) => direction.y > -0.92)
    .flatMap((direction) => [
      body(
        turned(
          [
            [0.14, 0],
            [0.13, 0.05],
            [0.085, 0.07],
            [0.075, 0.2],
            [0.05, 0.22],
          ],
          32,
        ),
        hull,
        outward(direction, 0.98),
      ),
      body(
        turned(
          [
            [0.058, 0],
            [0.062, 0.12],
            [0.05, 0.18],
            [0, 0.2],
          ],
          24,
        ),
        tip,
        outward(direction, 1.18),
      ),
    ]);
}

function rivets(hull: MeshPhysicalMaterial): Mesh[] {
  return Array.from({ length: 40 }, (_, place) => {
    const angle = (place / 40) * 2 * Math.PI;
    const row = place % 2 ? 0.1 : -0.1;
    return body(new SphereGeometry(0.025, 16, 12), hull, {
      at: [Math.cos(angle) * 0.995, row, Math.sin(angle) * 0.995],
    });
  });
}

function chain(hull: MeshPhysicalMaterial): Mesh[] {
  return Array.from({ length: 22 }, (_, link) =>
    body(new TorusGeometry(0.1, 0.034, 14, 40), hull, {
      at: [0.02 * Math.sin(link), -1.14 - link * 0.175, 0.03 * Math.cos(link)],
      turn: [0, link % 2 ? Math.PI / 2 : 0.1, 0],
      size: [0.8, 1.25, 0.8],
    }),
  );
}
