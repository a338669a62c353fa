import { BoxGeometry, MeshPhysicalMaterial, PlaneGeometry, Scene } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { newLayer } from "../kit/layer.ts";
import { glow } from "../kit/light.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { skin, woodGrain } from "../kit/textures.ts";
import { brass } from "../models/magnifier.ts";

/** Where European Roulette is played: deep green cloth under a warm lamp, a rail of mahogany behind it. */
export function paint(sheet: Sheet): Layer {
  const layer = newLayer(sheet);
  const { width, height } = sheet;
  const upright = sheet.view === "upright";
  layRender(
    layer,
    expose(sheet, {
      scene: table(upright),
      camera: { place: [0, 9, 2.2], look: [0, 0, 0], angle: 34 },
      key: { from: [-5, 6, 1.5], colour: "#ffe9c6", strength: 2.9, breadth: 0.16 },
      dome: { sky: "#b8dcd2", ground: "#17483c", strength: 0.95 },
      stage: { centre: [0, 0, 0], radius: 8 },
      exposure: 1.25,
    }),
    0.25,
  );
  glow(layer, {
    x: width * (upright ? 0.3 : 0.2),
    y: height * 0.2,
    radius: height * 0.75,
    colour: "#ffe2a8",
    strength: 0.32,
    stretch: 1.25,
    blend: "soft-light",
  });
  return finish(layer, { vignette: { colour: "#020f0c", strength: 0.7 }, grain: 2 });
}

function table(upright: boolean): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#8a8468",
    around: "#1f463c",
    below: "#0a1a16",
    strength: 0.5,
    panels: [{ place: [-7, 8, -3], size: [7, 4], colour: "#fff0d2", strength: 7 }],
  });
  const felt = shade(
    { width: 2048, height: 1400 },
    `vec4 paint(vec2 p) {
      float nap = layered(vec3(p * vec2(240., 225.), 2.), 3) * .13 + layered(vec3(p * 5., 4.), 4) * .13;
      return vec4(vec3(.026, .215, .185) * (1. + nap), 1.);
    }`,
  );
  const wool = new MeshPhysicalMaterial({
    map: skin(felt),
    roughness: 0.97,
    specularIntensity: 0.2,
    sheen: 0.3,
    sheenColor: "#4fae90",
  });
  const lacquer = new MeshPhysicalMaterial({
    map: skin(
      woodGrain(
        { width: 2048, height: 256 },
        { dark: "#2c0d05", middle: "#6e2a10", light: "#b4602a" },
      ),
    ),
    roughness: 0.3,
    clearcoat: 1,
    clearcoatRoughness: 0.06,
  });
  const edge = upright ? -3.05 : -2.86;
  scene.add(
    body(new PlaneGeometry(20, 20), wool, { turn: [-Math.PI / 2, 0, 0] }),
    body(new BoxGeometry(16, 0.5, 1.4), lacquer, { at: [0, 0.1, edge - 0.7], turn: [0.16, 0, 0] }),
    body(new BoxGeometry(16, 0.12, 0.07), brass(), { at: [0, 0.12, edge + 0.06] }),
  );
  return scene;
}
