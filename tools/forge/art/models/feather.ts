import { DoubleSide, Matrix4, MeshPhysicalMaterial, PlaneGeometry, Vector3 } from "three";
import { moved } from "../kit/solids.ts";
import { featherSkin } from "./feather-skin.ts";

/** One feather: rooted at the origin, one long upwards, hollow below and bent a little backwards. */
export function blade(bend: number, hollow: number): PlaneGeometry {
  const plane = new PlaneGeometry(1, 1, 2, 4);
  plane.translate(0, 0.5, 0);
  return moved(plane, ({ x, y }) => new Vector3(x, y, -hollow * x * x * 1.6 - bend * y * y));
}

export function featherCoat(gloss = 0): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    map: featherSkin(),
    alphaTest: 0.4,
    side: DoubleSide,
    roughness: 0.56 - gloss * 0.14,
    specularIntensity: 0.55,
    envMapIntensity: 0.8,
    iridescence: gloss * 0.3,
    iridescenceIOR: 1.35,
  });
}

/** A matrix that lays a feather: its length along `along`, its upper side towards `out`. */
export function feather(
  root: Vector3,
  along: Vector3,
  out: Vector3,
  [width, length]: readonly [number, number],
): Matrix4 {
  const across = along.clone().cross(out).normalize();
  const upper = across.clone().cross(along).normalize();
  return new Matrix4()
    .makeBasis(
      across.multiplyScalar(width),
      along.clone().multiplyScalar(length),
      upper.multiplyScalar(length),
    )
    .setPosition(root);
}
