import type { Color, Matrix4 } from "three";
import {
  BufferGeometry,
  CatmullRomCurve3,
  Float32BufferAttribute,
  InstancedMesh,
  LatheGeometry,
  Mesh,
  Object3D,
  Vector2,
  Vector3,
  type Material,
} from "three";

export type Place = readonly [number, number, number];

type Standing = {
  readonly at?: Place;
  readonly turn?: Place;
  readonly size?: number | Place;
};

/** A body that casts a shadow and catches one. */
export function body(geometry: BufferGeometry, material: Material, standing: Standing = {}): Mesh {
  const mesh = new Mesh(geometry, material);
  stand(mesh, standing);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

export function stand(object: Object3D, { at, turn, size }: Standing): void {
  if (at) object.position.set(...at);
  if (turn) object.rotation.set(...turn);
  if (typeof size === "number") object.scale.setScalar(size);
  else if (size) object.scale.set(...size);
}

/** Turned on a lathe. The outline goes from the rim inwards over the top, or light falls inside. */
export function turned(outline: readonly (readonly [number, number])[], parts = 128) {
  return new LatheGeometry(
    outline.map(([radius, height]) => new Vector2(radius, height)),
    parts,
  );
}

type Tube = {
  readonly along: readonly Place[];
  /** Half the height and half the breadth, along the way from 0 to 1. */
  readonly girth: (way: number) => readonly [number, number];
  readonly up?: Place;
  readonly rings?: number;
  readonly sides?: number;
  readonly colour?: (way: number, around: number) => Color;
};

/** A skin drawn over rings along a curve; `around` is 0 above and grows through the far side. */
export function lofted({ along, girth, up = [0, 1, 0], rings = 64, sides = 40, colour }: Tube) {
  const curve = new CatmullRomCurve3(along.map((place) => new Vector3(...place)));
  const [places, shares, colours, faces]: number[][] = [[], [], [], []] as number[][];
  for (let ring = 0; ring <= rings; ring++) {
    const way = ring / rings;
    const { middle, high, broad } = frameAt(curve, way, new Vector3(...up));
    const [height, breadth] = girth(way);
    for (let side = 0; side <= sides; side++) {
      const around = (side / sides) * 2 * Math.PI;
      const place = middle.clone().addScaledVector(high, Math.cos(around) * height);
      places?.push(...place.addScaledVector(broad, Math.sin(around) * breadth).toArray());
      shares?.push(way, side / sides);
      if (colour) colours?.push(...colour(way, around).toArray());
      if (ring === rings || side === sides) continue;
      const corner = ring * (sides + 1) + side;
      const across = corner + sides + 1;
      faces?.push(corner, corner + 1, across, across, corner + 1, across + 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(places ?? [], 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(shares ?? [], 2));
  if (colour) geometry.setAttribute("color", new Float32BufferAttribute(colours ?? [], 3));
  geometry.setIndex(faces ?? []);
  geometry.computeVertexNormals();
  return geometry;
}

export function frameAt(curve: CatmullRomCurve3, way: number, up: Vector3) {
  const middle = curve.getPoint(way);
  const ahead = curve.getTangent(way);
  const broad = ahead.clone().cross(up).normalize();
  const high = broad.clone().cross(ahead).normalize();
  return { middle, ahead, broad, high };
}

/** Moves every corner; the normals follow. */
export function moved<Shape extends BufferGeometry>(
  geometry: Shape,
  move: (place: Vector3, normal: Vector3) => Vector3,
): Shape {
  const places = geometry.getAttribute("position");
  const normals = geometry.getAttribute("normal");
  for (let at = 0; at < places.count; at++) {
    const place = new Vector3().fromBufferAttribute(places, at);
    const normal = new Vector3().fromBufferAttribute(normals, at);
    places.setXYZ(at, ...move(place, normal).toArray());
  }
  geometry.computeVertexNormals();
  return geometry;
}

export type Copy = { readonly matrix: Matrix4; readonly colour?: Color };

/** Thousands of one shape, drawn at once. */
export function many(geometry: BufferGeometry, material: Material, copies: readonly Copy[]) {
  const mesh = new InstancedMesh(geometry, material, copies.length);
  for (const [at, { matrix, colour }] of copies.entries()) {
    mesh.setMatrixAt(at, matrix);
    if (colour) mesh.setColorAt(at, colour);
  }
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

export function standing(where: Standing): Matrix4 {
  const object = new Object3D();
  stand(object, where);
  object.updateMatrix();
  return object.matrix;
}
