import { MeshPhysicalMaterial, PlaneGeometry, Scene, type Group } from "three";
import { expose } from "../kit/expose.ts";
import { layRender } from "../kit/compose.ts";
import { finish } from "../kit/finish.ts";
import { glow } from "../kit/light.ts";
import { shade } from "../kit/shade.ts";
import { newLayer } from "../kit/layer.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, stand } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { skin } from "../kit/textures.ts";
import { chip } from "../models/chip.ts";

/** Where Blackjack 21 is played: green felt under one lamp, the house's chips at its edges. */
export function paint(sheet: Sheet): Layer {
  const layer = newLayer(sheet);
  const upright = sheet.view === "upright";
  layRender(
    layer,
    expose(sheet, {
      scene: table(upright),
      camera: { place: [0, 7.4, 3.1], look: [0, 0, 0], angle: 34 },
      lens: { focus: [0, 0, -0.6], aperture: 0.09 },
      key: { from: [-5, 6, 2], colour: "#ffefcf", strength: 3, breadth: 0.14 },
      dome: { sky: "#bfe0d4", ground: "#1c5a40", strength: 0.8 },
      stage: { centre: [0, 0, 0], radius: 8 },
      exposure: 0.92,
    }),
    0.25,
  );
  const { width, height } = sheet;
  glow(layer, {
    x: width * 0.46,
    y: height * 0.34,
    radius: height * 0.8,
    colour: "#f6ffd8",
    strength: 0.2,
    stretch: 1.3,
    blend: "soft-light",
  });
  return finish(layer, { vignette: { colour: "#02140c", strength: 0.85 }, grain: 2 });
}

function table(upright: boolean): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#8a9a80",
    around: "#1f4a38",
    below: "#0a1c14",
    strength: 0.5,
    panels: [{ place: [-7, 8, 3], size: [6, 5], colour: "#fff2d6", strength: 6 }],
  });
  const felt = shade(
    { width: 2048, height: 1400 },
    `vec4 paint(vec2 p) {
      float nap = layered(vec3(p * vec2(230., 215.), 2.), 3) * .12 + layered(vec3(p * 6., 4.), 4) * .14;
      return vec4(vec3(.028, .27, .19) * (1. + nap), 1.);
    }`,
  );
  const wool = new MeshPhysicalMaterial({
    map: skin(felt),
    roughness: 0.97,
    specularIntensity: 0.2,
    sheen: 0.3,
    sheenColor: "#4fae80",
  });
  scene.add(
    body(new PlaneGeometry(16, 11), wool, { turn: [-Math.PI / 2, 0, 0] }),
    ...stacks(upright),
  );
  return scene;
}

const red = "#b3152b";
const black = "#17191d";
const blue = "#1f4fa8";

/** Cropped by the edges, so that the middle is free for what is played. */
function stacks(upright: boolean): Group[] {
  const edge = upright ? 1.75 : 3.55;
  const places: readonly (readonly [number, number, string, number])[] = [
    [edge, 1.5, red, 5],
    [edge + 0.35, 0.75, black, 7],
    [-edge - 0.3, -1.75, black, 4],
    [-edge + 0.35, -2.15, red, 3],
    [-edge - 0.2, 1.9, blue, 3],
  ];
  return places.flatMap(([x, z, colour, count]) =>
    Array.from({ length: count }, (_, level) => {
      const one = chip(colour);
      const slip = Math.sin((level + x) * 12.9) * 0.02;
      stand(one, {
        at: [x + slip, level * 0.09, z - slip],
        turn: [0, level * 1.7 + x, 0],
        size: 0.34,
      });
      return one;
    }),
  );
}
