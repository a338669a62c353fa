import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2";
import { type Group, MeshPhysicalMaterial, PlaneGeometry, Scene } from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { learnFace } from "../kit/face.ts";
import { finish } from "../kit/finish.ts";
import { fillPath, newLayer } from "../kit/layer.ts";
import { glow } from "../kit/light.ts";
import { seeded } from "../kit/random.ts";
import { shade } from "../kit/shade.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, stand } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { skin } from "../kit/textures.ts";
import { chip } from "../models/chip.ts";
import { cardFace, drawSuit, inkOf, playingCard } from "../models/playing-card.ts";

/** Twenty-one at once, from high above the felt. */
export async function paint(sheet: Sheet): Promise<Layer> {
  await learnFace("Card", newsreader);
  const layer = newLayer(sheet);
  layRender(
    layer,
    expose(sheet, {
      scene: table(),
      camera: { place: [0.9, 5.6, 4.4], look: [0, 0, 0.1], angle: 30 },
      lens: { focus: [0, 0, 0.3], aperture: 0.05 },
      shift: [0.08, 0.02],
      key: { from: [-5, 6, 2], colour: "#ffefcf", strength: 3.2, breadth: 0.14 },
      dome: { sky: "#bfe0d4", ground: "#1c5a40", strength: 0.9 },
      stage: { centre: [0.3, 0, 0], radius: 4 },
      exposure: 0.95,
    }),
    0.3,
  );
  glow(layer, { x: 0, y: 0, radius: sheet.height * 1.3, colour: "#ffe9b0", strength: 0.22 });
  return finish(layer, { vignette: { colour: "#02140c", strength: 0.75 } });
}

function table(): Scene {
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
      float nap = layered(vec3(p * vec2(260., 240.), 2.), 3) * .2 + layered(vec3(p * 6., 4.), 4) * .16;
      vec3 c = vec3(.03, .30, .20) * (1. + nap);
      float ring = abs(length(p - vec2(.73, -.35)) - 1.02);
      c = mix(c, vec3(.86, .76, .50), (smoothstep(.004, .002, ring) + smoothstep(.003, .0015, abs(ring - .022)) * .8) * .5);
      return vec4(c, 1.);
    }`,
  );
  const wool = new MeshPhysicalMaterial({
    map: skin(felt),
    roughness: 0.97,
    specularIntensity: 0.2,
    sheen: 0.3,
    sheenColor: "#4fae80",
  });
  const ace = playingCard(
    cardFace("A", "spade", (layer) =>
      drawSuit(layer, "spade", { x: 0, y: 0, size: 150, colour: inkOf("spade") }),
    ),
  );
  const king = playingCard(cardFace("K", "heart", crowned));
  stand(ace, { at: [-0.42, 0.06, 0.25], turn: [0, 0.2, 0] });
  stand(king, { at: [0.72, 0.1, -0.1], turn: [0.01, -0.16, 0.04] });
  scene.add(
    body(new PlaneGeometry(16, 11), wool, { turn: [-Math.PI / 2, 0, 0] }),
    king,
    ace,
    ...stacks(),
  );
  return scene;
}

/** A king without a face: his crown, his heart and his collar. */
function crowned(layer: Layer): void {
  const gold = "#c8922e";
  layer.strokeStyle = gold;
  layer.lineWidth = 5;
  layer.strokeRect(-140, -226, 280, 452);
  for (const turn of [0, Math.PI]) {
    layer.save();
    layer.rotate(turn);
    fillPath(layer, "M-137-6L-137-40C-90-70-60-76 0-76S90-70 137-40L137-6Z", "#1c3f78");
    fillPath(
      layer,
      "M-96-96L-112-196L-56-146L0-214L56-146L112-196L96-96C40-110-40-110-96-96Z",
      gold,
    );
    for (const x of [-52, 0, 52]) fillPath(layer, `M${x}-132l13 15l-13 15l-13-15Z`, "#c0201c");
    layer.restore();
  }
  drawSuit(layer, "heart", { x: 0, y: 0, size: 46, colour: "#c0201c" });
}

function stacks(): Group[] {
  const random = seeded(3);
  const piles = [
    [2.15, 0.35, 7, "#b3202a"],
    [2.75, -0.55, 9, "#16181c"],
    [1.95, -0.72, 4, "#1f4f9a"],
    [2.75, 1.0, 3, "#1f4f9a"],
    [1.55, 1.35, 1, "#b3202a"],
    [-1.9, -1.25, 5, "#16181c"],
    [-2.6, -0.75, 2, "#b3202a"],
  ] as const;
  return piles.flatMap(([x, z, count, colour]) =>
    Array.from({ length: count }, (_, place) => {
      const one = chip(colour);
      stand(one, {
        at: [x + (random() - 0.5) * 0.05, place * 0.104, z + (random() - 0.5) * 0.05],
        turn: [0, random() * 6, 0],
        size: 0.38,
      });
      return one;
    }),
  );
}
