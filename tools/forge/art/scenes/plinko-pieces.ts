import { MeshPhysicalMaterial, Scene, SphereGeometry, type Mesh } from "three";
import { glass } from "../kit/colour.ts";
import { expose } from "../kit/expose.ts";
import { newLayer, outwards } from "../kit/layer.ts";
import { seeded } from "../kit/random.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, turned } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { brass } from "../models/magnifier.ts";

/** What moves at Plinko Falls, one piece a square: ball, peg, peg alight, glow, drop, ring, streak, shadow. */
export function paint(sheet: Sheet): Layer {
  const strip = newLayer(sheet);
  const size = sheet.height;
  const cell = { ...sheet, width: size, height: size };
  for (const [place, { piece, glowing }] of [
    { piece: ball(), glowing: 0 },
    { piece: peg(0), glowing: 0 },
    { piece: peg(0.7), glowing: 1 },
  ].entries()) {
    const { picture } = expose(cell, {
      scene: alone(piece),
      camera: { place: [0, 0, 12], look: [0, 0, 0], angle: 10 },
      key: { from: [-5, 6.5, 4.5], colour: "#fff4d8", strength: 3.2, breadth: 0.14 },
      dome: { sky: "#c8f4e4", ground: "#2a7a64", strength: 1.1 },
      stage: { centre: [0, 0, 0], radius: 1.6 },
      exposure: glowing > 0 ? 1.25 : 1,
    });
    strip.drawImage(picture.canvas, place * size, 0);
  }
  const lights = [glowOf, drop, ring, streak, shadow];
  for (const [place, draw] of lights.entries()) {
    strip.save();
    strip.translate((place + 3.5) * size, size / 2);
    strip.scale(size / 2, size / 2);
    draw(strip);
    strip.restore();
  }
  return strip;
}

function alone(piece: Mesh): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#d8e8d0",
    around: "#c8ac68",
    below: "#8a7440",
    strength: 0.8,
    panels: [
      { place: [-8, 9, 6], size: [7, 7], colour: "#fffbe8", strength: 9 },
      { place: [8, 2, -5], size: [4, 8], colour: "#8ff4e4", strength: 4 },
      { place: [5, 4, 7], size: [1.2, 6], colour: "#ffffff", strength: 4 },
    ],
  });
  scene.add(piece);
  return scene;
}

function ball(): Mesh {
  const lacquer = new MeshPhysicalMaterial({
    color: "#d81234",
    roughness: 0.16,
    clearcoat: 1,
    clearcoatRoughness: 0.04,
  });
  return body(new SphereGeometry(0.96, 96, 64), lacquer);
}

/** Seen from before it, as it points at whoever plays. */
function peg(alight: number): Mesh {
  const metal = brass(0.2);
  if (alight > 0) {
    metal.emissive.set("#ffb040");
    metal.emissiveIntensity = alight;
  }
  const dome = turned(
    [
      [0.96, -0.2],
      [0.95, 0.05],
      [0.86, 0.26],
      [0.66, 0.43],
      [0.36, 0.53],
      [0, 0.56],
    ],
    96,
  );
  return body(dome, metal, { turn: [Math.PI / 2, 0, 0] });
}

function disc(layer: Layer, stops: readonly (readonly [number, string])[]): void {
  layer.fillStyle = outwards(layer, { x: 0, y: 0, radius: 1 }, stops);
  layer.fillRect(-1, -1, 2, 2);
}

function glowOf(layer: Layer): void {
  disc(layer, [
    [0, glass("#fff6d8", 0.95)],
    [0.16, glass("#ffe6a0", 0.6)],
    [0.42, glass("#ffc860", 0.2)],
    [0.72, glass("#ffb040", 0.05)],
    [1, glass("#ffb040", 0)],
  ]);
}

/** Darker at its foot, a spark of light at its upper left. */
function drop(layer: Layer): void {
  layer.save();
  layer.scale(0.5, 0.5);
  disc(layer, [
    [0, glass("#e8fffc", 0.55)],
    [0.62, glass("#b8f4ee", 0.6)],
    [0.88, glass("#f4ffff", 0.95)],
    [1, glass("#f4ffff", 0)],
  ]);
  layer.restore();
  layer.fillStyle = glass("#ffffff", 0.95);
  layer.beginPath();
  layer.ellipse(-0.16, -0.18, 0.11, 0.08, -0.7, 0, 7);
  layer.fill();
}

function ring(layer: Layer): void {
  disc(layer, [
    [0, glass("#d8fff8", 0)],
    [0.62, glass("#d8fff8", 0.03)],
    [0.84, glass("#f0fffc", 0.75)],
    [0.9, glass("#f0fffc", 0.5)],
    [1, glass("#d8fff8", 0)],
  ]);
}

/** A thread of falling water: soft at both ends, finer threads inside. */
function streak(layer: Layer): void {
  const random = seeded(12);
  for (let thread = 0; thread < 9; thread++) {
    const x = (random() - 0.5) * 0.5;
    const [from, long] = [-0.95 + random() * 0.5, 0.9 + random() * 0.5];
    const light = layer.createLinearGradient(0, from, 0, from + long);
    const strength = 0.16 + 0.3 * random();
    light.addColorStop(0, glass("#e8fffa", 0));
    light.addColorStop(0.4, glass("#e8fffa", strength));
    light.addColorStop(0.75, glass("#e8fffa", strength * 0.7));
    light.addColorStop(1, glass("#e8fffa", 0));
    layer.fillStyle = light;
    layer.beginPath();
    layer.ellipse(x, from + long / 2, 0.016 + 0.03 * random(), long / 2, 0, 0, 7);
    layer.fill();
  }
}

function shadow(layer: Layer): void {
  disc(layer, [
    [0, glass("#00201c", 0.62)],
    [0.5, glass("#00201c", 0.4)],
    [1, glass("#00201c", 0)],
  ]);
}
