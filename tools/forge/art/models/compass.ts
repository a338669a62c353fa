import {
  CircleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  MeshPhysicalMaterial,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from "three";
import { newLayer } from "../kit/layer.ts";
import type { Layer } from "../kit/sheet.ts";
import { body, turned } from "../kit/solids.ts";
import { skin } from "../kit/textures.ts";
import { brass } from "./magnifier.ts";

/** A ship's compass two units wide, open, lying flat. */
export function compass(): Group {
  const group = new Group();
  const card = new MeshPhysicalMaterial({ map: skin(rose(1024)), roughness: 0.7, clearcoat: 0.2 });
  const glass = new MeshPhysicalMaterial({
    color: "#f4fbff",
    roughness: 0.02,
    transparent: true,
    opacity: 0.06,
    envMapIntensity: 3,
    depthWrite: false,
    clearcoat: 1,
  });
  const pane = body(new CylinderGeometry(0.84, 0.84, 0.01, 96), glass, { at: [0, 0.3, 0] });
  pane.castShadow = false;
  group.add(
    body(
      turned(
        [
          [0.88, 0],
          [1.02, 0.04],
          [1.06, 0.14],
          [1.03, 0.26],
          [1.06, 0.31],
          [1.02, 0.38],
          [0.93, 0.38],
          [0.89, 0.33],
          [0.87, 0.2],
          [0.85, 0.14],
        ],
        180,
      ),
      brass(0.2),
    ),
    body(new CircleGeometry(0.87, 96), card, { at: [0, 0.15, 0], turn: [-Math.PI / 2, 0, 0] }),
    needle("#c8391c", 1),
    needle("#1a2f66", -1),
    body(new SphereGeometry(0.06, 24, 16), brass(0.15), { at: [0, 0.22, 0] }),
    pane,
    body(new TorusGeometry(0.2, 0.035, 16, 64), brass(0.2), {
      at: [0, 0.2, -1.26],
      turn: [0.3 + Math.PI / 2, 0, 0],
    }),
    body(new CylinderGeometry(0.07, 0.07, 0.2, 24), brass(0.2), {
      at: [0, 0.2, -1.07],
      turn: [Math.PI / 2, 0, 0],
    }),
  );
  return group;
}

function needle(color: string, side: number) {
  const half = new Shape();
  half.moveTo(-0.075, 0);
  half.lineTo(0, 0.7);
  half.lineTo(0.075, 0);
  half.closePath();
  const enamel = new MeshPhysicalMaterial({ color, roughness: 0.3, clearcoat: 0.8 });
  const bevel = { depth: 0.008, bevelEnabled: true, bevelThickness: 0.012, bevelSize: 0.008 };
  return body(new ExtrudeGeometry(half, bevel), enamel, {
    at: [0, 0.19, 0],
    turn: [-Math.PI / 2, 0, -0.42 + (side < 0 ? Math.PI : 0)],
  });
}

/** Thirty-two points and a ring of degrees, without a letter. */
function rose(size: number): Layer {
  const layer = newLayer({ width: size, height: size });
  layer.fillStyle = "#f7efdb";
  layer.fillRect(0, 0, size, size);
  layer.translate(size / 2, size / 2);
  layer.scale(size / 2, size / 2);
  layer.strokeStyle = "#22346a";
  for (let degree = 0; degree < 360; degree += 2) {
    layer.lineWidth = degree % 10 === 0 ? 0.01 : 0.005;
    layer.beginPath();
    layer.moveTo(0, degree % 30 === 0 ? -0.8 : degree % 10 === 0 ? -0.84 : -0.88);
    layer.lineTo(0, -0.94);
    layer.stroke();
    layer.rotate(Math.PI / 90);
  }
  layer.lineWidth = 0.012;
  for (const radius of [0.95, 0.78, 0.3]) {
    layer.beginPath();
    layer.arc(0, 0, radius, 0, 7);
    layer.stroke();
  }
  for (const [count, long, wide] of [
    [16, 0.42, 0.05],
    [8, 0.58, 0.08],
    [4, 0.76, 0.12],
  ] as const) {
    for (let point = 0; point < count; point++) {
      star(layer, (point / count) * 2 * Math.PI, long, wide);
    }
  }
  return layer;
}

function star(layer: Layer, angle: number, long: number, wide: number): void {
  layer.save();
  layer.rotate(angle);
  for (const side of [-1, 1]) {
    layer.fillStyle = side < 0 ? "#1a2f66" : "#c9d6e4";
    layer.beginPath();
    layer.moveTo(0, -long);
    layer.lineTo(side * wide, -wide * 1.2);
    layer.lineTo(0, 0);
    layer.closePath();
    layer.fill();
  }
  layer.restore();
}
