import {
  CanvasTexture,
  CylinderGeometry,
  Group,
  MeshPhysicalMaterial,
  SRGBColorSpace,
} from "three";
import { newLayer } from "../kit/layer.ts";
import { body } from "../kit/solids.ts";
import { drawSuit } from "./playing-card.ts";

/** A clay chip two units wide, lying flat on the height of zero. */
export function chip(colour: string, edge = "#f2ead8"): Group {
  const texture = (layer: CanvasRenderingContext2D) => {
    const painted = new CanvasTexture(layer.canvas);
    painted.colorSpace = SRGBColorSpace;
    painted.anisotropy = 8;
    return painted;
  };
  const clay = { roughness: 0.42, clearcoat: 0.35, clearcoatRoughness: 0.3 };
  const side = new MeshPhysicalMaterial({ map: texture(rim(colour, edge)), ...clay });
  const top = new MeshPhysicalMaterial({ map: texture(face(colour, edge)), ...clay });
  const group = new Group();
  group.add(body(new CylinderGeometry(1, 1, 0.26, 96), side, { at: [0, 0.13, 0] }));
  group.add(body(new CylinderGeometry(0.985, 1, 0.02, 96), top, { at: [0, 0.265, 0] }));
  return group;
}

function rim(colour: string, edge: string) {
  const layer = newLayer({ width: 1024, height: 64 });
  layer.fillStyle = colour;
  layer.fillRect(0, 0, 1024, 64);
  layer.fillStyle = edge;
  for (let mark = 0; mark < 8; mark++) layer.fillRect(mark * 128 + 40, 0, 48, 64);
  return layer;
}

function face(colour: string, edge: string) {
  const layer = newLayer({ width: 512, height: 512 });
  layer.fillStyle = colour;
  layer.fillRect(0, 0, 512, 512);
  layer.translate(256, 256);
  layer.fillStyle = edge;
  for (let mark = 0; mark < 8; mark++) {
    layer.save();
    layer.rotate((mark / 8) * 2 * Math.PI);
    layer.fillRect(-30, -262, 60, 66);
    layer.restore();
  }
  layer.lineWidth = 6;
  layer.strokeStyle = edge;
  for (const radius of [182, 168]) {
    layer.beginPath();
    layer.arc(0, 0, radius, 0, 7);
    layer.stroke();
  }
  drawSuit(layer, "spade", { x: 0, y: -4, size: 88, colour: edge });
  return layer;
}
