import { MeshPhysicalMaterial, PlaneGeometry, Scene } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { glow } from "../kit/light.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, stand } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { roughness, skin } from "../kit/textures.ts";
import { openBook } from "../models/open-book.ts";
import { scales } from "../models/scales.ts";

/** By day, at eye level: the book that is kept, and what it is weighed against. */
export function paint(sheet: Sheet): Layer {
  const layer = wall(sheet);
  layRender(
    layer,
    expose(sheet, {
      scene: desk(),
      camera: { place: [0.2, 2.3, 7.6], look: [0.1, 1.05, 0], angle: 28 },
      lens: { focus: [0, 0.6, 0.9], aperture: 0.05 },
      key: { from: [-5.5, 5, 3.2], colour: "#fff0d4", strength: 3.1, breadth: 0.12 },
      dome: { sky: "#dfeaf0", ground: "#8a9a88", strength: 1.3 },
      stage: { centre: [0.2, 0.8, 0], radius: 4 },
      exposure: 0.76,
    }),
    0.35,
  );
  glow(layer, {
    x: 0,
    y: 0,
    radius: sheet.height * 1.2,
    colour: "#fff4da",
    strength: 0.35,
    stretch: 1.3,
  });
  return finish(layer, { vignette: { colour: "#3a4a44", strength: 0.4 }, grain: 2.5 });
}

/** Plaster in the slanting light of a tall window. */
function wall(sheet: Sheet): Layer {
  return shade(
    sheet,
    `vec4 paint(vec2 p) {
      float plaster = layered(vec3(p * vec2(26., 30.), 2.), 5) * .035 + layered(vec3(p * 2.4, 6.), 5) * .09;
      vec3 c = mix(vec3(.66, .72, .66), vec3(.50, .58, .54), smoothstep(0., 1.7, p.x * .8 + p.y * .5)) + plaster * .6;
      vec2 q = vec2(p.x + p.y * .62, p.y);
      float pane = smoothstep(.0, .05, abs(fract(q.x * 1.55 + .12) - .5) - .06) * smoothstep(.0, .04, abs(fract(p.y * 1.5 + q.x * .35) - .5) - .05);
      float beam = pane * smoothstep(.28, .42, q.x) * smoothstep(1.5, 1.3, q.x);
      c = mix(c, vec3(.96, .91, .78), beam * .62);
      return vec4(c, 1.);
    }`,
  );
}

function desk(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#cfdcd8",
    around: "#8f9a8a",
    below: "#2c3a34",
    strength: 0.55,
    panels: [
      { place: [-8, 6, 5], size: [5, 7], colour: "#fff6e0", strength: 8 },
      { place: [8, 4, -4], size: [2, 7], colour: "#b8d8dc", strength: 3 },
      { place: [0, 9, 2], size: [6, 2], colour: "#ffffff", strength: 3 },
    ],
  });
  const relief = skin(roughness({ width: 1024, height: 1024 }, 90), {
    relief: true,
    repeat: [11, 6],
  });
  const leather = new MeshPhysicalMaterial({
    color: "#1d4a3c",
    roughness: 0.55,
    bumpMap: relief,
    bumpScale: 0.5,
    clearcoat: 0.15,
  });
  const book = openBook();
  stand(book, { at: [-1.05, 0.03, 0.85], turn: [0, 0.16, 0], size: 0.98 });
  const pair = scales();
  stand(pair, { at: [1.62, 0, -0.75], turn: [0, -0.3, 0], size: 0.94 });
  scene.add(
    body(new PlaneGeometry(30, 9), leather, { at: [0, 0, 1.2], turn: [-Math.PI / 2, 0, 0] }),
    book,
    pair,
  );
  return scene;
}
