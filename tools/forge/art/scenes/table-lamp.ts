import type { Mesh } from "three";
import {
  CylinderGeometry,
  DoubleSide,
  Group,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  Scene,
  Shape,
  ShapeGeometry,
  SphereGeometry,
  TorusGeometry,
  ExtrudeGeometry,
} from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { fillOutline, lay, newLayer, outwards } from "../kit/layer.ts";
import { glow } from "../kit/light.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, turned } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { skin, woodGrain } from "../kit/textures.ts";
import { brass } from "../models/magnifier.ts";

/** Before the first hand: felt, one lamp over it, and nobody there yet. */
export function paint(sheet: Sheet): Layer {
  const narrow = sheet.view === "narrow";
  const layer = wall(sheet);
  layRender(
    layer,
    expose(sheet, {
      scene: table(),
      camera: { place: [0, 2.9, 8.6], look: [0, 0.75, 0], angle: narrow ? 30 : 27 },
      lens: { focus: [0, 0, 1.2], aperture: 0.06 },
      shift: narrow ? [0, 0.02] : [0.16, 0.02],
      key: { from: [-1.6, 6, 0.6], colour: "#ffdca0", strength: 2.6, breadth: 0.24 },
      dome: { sky: "#47707c", ground: "#20301f", strength: 0.5 },
      stage: { centre: [0, 0, 0], radius: 4.4 },
      exposure: 1.25,
    }),
    0.6,
  );
  cone(layer, narrow ? [0.5, 0.4] : [0.66, 0.4]);
  return finish(layer, { vignette: { colour: "#020504", strength: 0.8 } });
}

/** Panelling that the lamp hardly reaches. */
function wall(sheet: Sheet): Layer {
  return shade(
    sheet,
    `vec4 paint(vec2 p) {
      float across = fract(p.x * 2.1 + .2), edge = min(across, 1. - across);
      float panel = smoothstep(.055, .07, edge) - .5 * smoothstep(.085, .1, edge);
      float n = layered(vec3(p * vec2(4., 30.), 2.), 4);
      vec3 c = mix(vec3(.03, .06, .065), vec3(.075, .12, .115), panel) * (1. + n * .3);
      float lamp = exp(-length((p - vec2(lampX * size.x / size.y, .5)) * vec2(.7, 1.)) * 2.1);
      c *= .35 + 2.6 * lamp;
      c += vec3(.16, .085, .025) * lamp * lamp;
      return vec4(c * smoothstep(-.35, .7, p.y), 1.);
    }`,
    { lampX: sheet.view === "narrow" ? 0.5 : 0.66 },
  );
}

function table(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#5d4a2c",
    around: "#10211f",
    below: "#0a0806",
    strength: 0.45,
    panels: [
      { place: [-2, 8, 1], size: [5, 5], colour: "#ffe2ae", strength: 7 },
      { place: [-9, 4, 3], size: [2, 6], colour: "#7fb4bc", strength: 2 },
      { place: [8, 3, -5], size: [3, 6], colour: "#ffb670", strength: 1.6 },
    ],
  });
  scene.add(felt(), rail(), ...lamp(), ...tray());
  return scene;
}

const half = (radius: number) => {
  const outline = new Shape();
  outline.moveTo(-radius, -0.4);
  outline.absarc(0, 0, radius, Math.PI, 0, true);
  outline.lineTo(radius, -0.4);
  outline.closePath();
  return outline;
};

/** A half-moon of wool: fine nap, and the thin printed lines where cards and chips go. */
function felt(): Mesh {
  const layer = shade(
    { width: 2048, height: 2048 },
    `vec4 paint(vec2 p) {
      float nap = layered(vec3(p * vec2(420., 380.), 2.), 3) * .16 + layered(vec3(p * 7., 4.), 4) * .16;
      return vec4(vec3(.035, .285, .185) * (1. + nap), 1.);
    }`,
  );
  layer.translate(1024, 1024);
  layer.scale(1024 / 4, -1024 / 4);
  layer.strokeStyle = "rgb(224 190 120 / .55)";
  layer.lineWidth = 0.016;
  for (const radius of [1.52, 1.6])
    stroke(layer, () => layer.arc(0, -0.6, radius, 0.28, Math.PI - 0.28));
  for (let seat = 0; seat < 7; seat++) {
    const angle = 0.36 + (seat * (Math.PI - 0.72)) / 6;
    layer.save();
    layer.translate(Math.cos(angle) * 2.55, Math.sin(angle) * 2.35 - 0.3);
    layer.rotate(angle - Math.PI / 2);
    stroke(layer, () => layer.roundRect(-0.21, -0.3, 0.42, 0.6, 0.06));
    stroke(layer, () => layer.arc(0, 0.56, 0.17, 0, 7));
    layer.restore();
  }
  const flat = new ShapeGeometry(half(3.4), 96);
  const places = flat.getAttribute("position");
  const shares = flat.getAttribute("uv");
  for (let at = 0; at < places.count; at++) {
    shares.setXY(at, places.getX(at) / 8 + 0.5, places.getY(at) / 8 + 0.5);
  }
  const wool = new MeshPhysicalMaterial({
    map: skin(layer),
    roughness: 0.96,
    sheen: 0.4,
    sheenRoughness: 0.6,
    sheenColor: "#3f9a6c",
    specularIntensity: 0.2,
  });
  return body(flat, wool, { turn: [Math.PI / 2, 0, 0], size: [1, 1, -1] });
}

function stroke(layer: Layer, outline: () => void): void {
  layer.beginPath();
  outline();
  layer.stroke();
}

/** Padded leather around the round side, with a wooden edge below. */
function rail(): Group {
  const leather = new MeshPhysicalMaterial({
    color: "#2b130b",
    roughness: 0.42,
    clearcoat: 0.35,
    clearcoatRoughness: 0.3,
  });
  const grain = woodGrain(
    { width: 1024, height: 256 },
    { dark: "#1c0a05", middle: "#55260f", light: "#945226" },
  );
  const wood = new MeshPhysicalMaterial({
    map: skin(grain, { repeat: [8, 1] }),
    roughness: 0.35,
    clearcoat: 0.8,
    side: DoubleSide,
  });
  const group = new Group();
  const bend = (tube: number, radius: number) => new TorusGeometry(radius, tube, 32, 160, Math.PI);
  group.add(
    body(bend(0.27, 3.55), leather, { at: [0, 0.04, 0], turn: [Math.PI / 2, 0, 0] }),
    body(new CylinderGeometry(3.86, 3.6, 0.5, 160, 1, true, -Math.PI / 2, Math.PI), wood, {
      at: [0, -0.3, 0],
    }),
    body(bend(0.03, 3.28), brass(), { at: [0, 0.06, 0], turn: [Math.PI / 2, 0, 0] }),
  );
  return group;
}

function lamp() {
  const shadeOut = new MeshPhysicalMaterial({
    color: "#0d4a3c",
    roughness: 0.22,
    clearcoat: 1,
    clearcoatRoughness: 0.06,
  });
  const shadeIn = new MeshBasicMaterial({ color: "#ffdf9e" });
  const outline = [
    [0.98, 0],
    [0.9, 0.22],
    [0.66, 0.46],
    [0.32, 0.62],
    [0.16, 0.7],
    [0.14, 0.86],
    [0, 0.88],
  ] as const;
  const inside = turned(
    outline.map(([radius, height]) => [Math.max(0, radius - 0.03), height - 0.03]),
  );
  shadeIn.side = DoubleSide;
  const parts = [
    body(turned(outline), shadeOut),
    body(inside, shadeIn),
    body(new TorusGeometry(0.98, 0.03, 16, 96), brass(0.16), { turn: [Math.PI / 2, 0, 0] }),
    body(new TorusGeometry(0.16, 0.03, 16, 48), brass(0.16), {
      at: [0, 0.72, 0],
      turn: [Math.PI / 2, 0, 0],
    }),
    body(new CylinderGeometry(0.03, 0.03, 4, 16), brass(0.2), { at: [0, 2.8, 0] }),
    body(new SphereGeometry(0.2, 32, 24), new MeshBasicMaterial({ color: "#fff6dc" }), {
      at: [0, 0.06, 0],
    }),
  ];
  for (const part of parts) part.castShadow = false;
  const group = new Group();
  group.add(...parts);
  group.position.set(0, 1.72, -0.1);
  return [group];
}

/** The dealer's chips, in their brass tray along the straight side. */
function tray(): Mesh[] {
  const colours = ["#b5341c", "#e9dcc0", "#123e4c", "#c98a2e", "#1f5b3c", "#2b2430"];
  const box = body(
    new ExtrudeGeometry(
      new Shape().moveTo(-1.5, -0.16).lineTo(1.5, -0.16).lineTo(1.5, 0.16).lineTo(-1.5, 0.16),
      { depth: 0.08, bevelSize: 0.03, bevelThickness: 0.03 },
    ),
    brass(0.3),
    { at: [0, 0.04, -0.1], turn: [-Math.PI / 2, 0, 0] },
  );
  const rolls = colours.flatMap((colour, row) =>
    Array.from({ length: 22 }, (_, place) => {
      const enamel = new MeshPhysicalMaterial({
        color: place % 6 === 5 ? "#efe6d2" : colour,
        roughness: 0.35,
        clearcoat: 0.5,
      });
      return body(new CylinderGeometry(0.15, 0.15, 0.017, 40), enamel, {
        at: [-1.2 + row * 0.48 - 0.2 + place * 0.0195, 0.2, -0.1],
        turn: [0, 0, Math.PI / 2],
      });
    }),
  );
  return [box, ...rolls];
}

/** The air in the light of the lamp. */
function cone(layer: Layer, [x, y]: readonly [number, number]): void {
  const { width, height } = layer.canvas;
  const air = newLayer(layer.canvas);
  const fall = air.createLinearGradient(0, y * height, 0, height * 0.8);
  fall.addColorStop(0, "rgb(255 224 160 / .34)");
  fall.addColorStop(1, "rgb(255 224 160 / 0)");
  fillOutline(
    air,
    [
      [width * x - height * 0.19, height * y],
      [width * x + height * 0.19, height * y],
      [width * x + height * 0.62, height * 0.82],
      [width * x - height * 0.62, height * 0.82],
    ],
    fall,
  );
  darken(layer, width * x);
  lay(layer, air, { blend: "screen", blur: height * 0.035 });
  glow(layer, {
    x: width * x,
    y: height * y,
    radius: height * 0.5,
    colour: "#ffcf85",
    strength: 0.4,
  });
  glow(layer, {
    x: width * x,
    y: height * (y - 0.085),
    radius: height * 0.22,
    colour: "#fff0c8",
    strength: 0.55,
    stretch: 1.5,
  });
}

/** The lamp reaches the middle of the table and no further. */
function darken(layer: Layer, x: number): void {
  const { width, height } = layer.canvas;
  layer.save();
  layer.globalCompositeOperation = "multiply";
  layer.translate(x, height * 0.6);
  layer.scale(1.5, 1);
  layer.fillStyle = outwards(layer, { x: 0, y: 0, radius: height * 0.9 }, [
    [0.2, "rgb(2 6 7 / 0)"],
    [0.6, "rgb(2 6 7 / .4)"],
    [1, "rgb(2 5 6 / .72)"],
  ]);
  layer.fillRect(-2 * width, -height, 4 * width, 2 * height);
  layer.restore();
}
