import {
  BackSide,
  BufferAttribute,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
} from "three";
import { theRenderer } from "./renderer.ts";

type Panel = {
  readonly place: readonly [number, number, number];
  readonly size: readonly [number, number];
  readonly colour: string;
  readonly strength: number;
};

export type Surroundings = {
  readonly above: string;
  readonly around: string;
  readonly below: string;
  readonly strength: number;
  readonly panels: readonly Panel[];
};

/** What metal and lacquer mirror: a soft sphere, and a few panels of light as in a studio. */
export function surround({ above, around, below, strength, panels }: Surroundings): Texture {
  const scene = new Scene();
  scene.add(sphere([below, around, above].map((hex) => new Color(hex).multiplyScalar(strength))));
  for (const { place, size, colour, strength } of panels) {
    const light = new MeshBasicMaterial({
      color: new Color(colour).multiplyScalar(strength),
      side: DoubleSide,
    });
    const panel = new Mesh(new PlaneGeometry(...size), light);
    panel.position.set(...place);
    panel.lookAt(0, 0, 0);
    scene.add(panel);
  }
  const generator = new PMREMGenerator(theRenderer());
  const { texture } = generator.fromScene(scene, 0.015, 0.1, 60);
  generator.dispose();
  return texture;
}

function sphere(colours: readonly Color[]): Mesh {
  const geometry = new SphereGeometry(20, 48, 32);
  const places = geometry.getAttribute("position");
  const painted = new Float32Array(places.count * 3);
  const [below, around, above] = colours;
  for (let at = 0; at < places.count; at++) {
    const height = places.getY(at) / 20;
    const other = height < 0 ? below : above;
    const colour = around?.clone().lerp(other ?? around, Math.min(1, Math.abs(height) * 1.6));
    colour?.toArray(painted, at * 3);
  }
  geometry.setAttribute("color", new BufferAttribute(painted, 3));
  return new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: BackSide }));
}
