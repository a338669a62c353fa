import {
  BoxGeometry,
  CylinderGeometry,
  Group,
  type Mesh,
  MeshPhysicalMaterial,
  PlaneGeometry,
  Scene,
  Vector3,
} from "three";
import { layRender } from "../kit/compose.ts";
import { expose } from "../kit/expose.ts";
import { finish } from "../kit/finish.ts";
import { newLayer } from "../kit/layer.ts";
import { glow } from "../kit/light.ts";
import type { Layer, Sheet } from "../kit/sheet.ts";
import { body, lofted, moved, stand } from "../kit/solids.ts";
import { surround } from "../kit/surroundings.ts";
import { skin, woodGrain } from "../kit/textures.ts";
import { compass } from "../models/compass.ts";
import { brass } from "../models/magnifier.ts";
import { seaChart } from "../models/sea-chart.ts";

const sun = [-5, 5.4, 2.4] as const;

/** Morning through the panes of a ship's window, on a chart that somebody works at. */
export function paint(sheet: Sheet): Layer {
  const narrow = sheet.view === "narrow";
  const layer = newLayer(sheet);
  const camera = narrow
    ? ({ place: [0.3, 8.6, 1.2], look: [0.3, 0, 0.35], angle: 34 } as const)
    : ({ place: [0.4, 4.9, 6.2], look: [0, 0, 0], angle: 27 } as const);
  layRender(
    layer,
    expose(sheet, {
      scene: desk(),
      camera,
      lens: { focus: [0, 0.3, 0.4], aperture: 0.06 },
      shift: narrow ? [0.02, -0.05] : [0.17, 0],
      key: { from: sun, colour: "#fff0cf", strength: 4.2, breadth: 0.016 },
      dome: { sky: "#dbe8f2", ground: "#c8a87c", strength: 0.95 },
      stage: { centre: [0, 0, 0], radius: 5 },
      exposure: 0.8,
    }),
    0.35,
  );
  glow(layer, {
    x: 0,
    y: 0,
    radius: sheet.height * 1.3,
    colour: "#fff2d4",
    strength: 0.4,
    stretch: 1.5,
  });
  return finish(layer, { vignette: { colour: "#8a6a40", strength: 0.3 }, grain: 2.4 });
}

function desk(): Scene {
  const scene = new Scene();
  scene.environment = surround({
    above: "#dce6ee",
    around: "#cbb48c",
    below: "#7a5a36",
    strength: 0.55,
    panels: [
      { place: [-8, 8, 4], size: [5, 5], colour: "#fff6e2", strength: 7 },
      { place: [8, 5, -6], size: [3, 7], colour: "#bcd4ea", strength: 2 },
      { place: [0, 9, -5], size: [8, 1.5], colour: "#ffffff", strength: 3 },
    ],
  });
  const grain = woodGrain(
    { width: 2048, height: 1024 },
    { dark: "#7a4a24", middle: "#a8703c", light: "#d09a5c" },
  );
  const wood = new MeshPhysicalMaterial({
    map: skin(grain, { repeat: [3, 3] }),
    roughness: 0.5,
    clearcoat: 0.3,
  });
  const chart = new MeshPhysicalMaterial({
    map: skin(seaChart(2048)),
    roughness: 0.95,
    specularIntensity: 0.2,
  });
  const rose = compass();
  stand(rose, { at: [0.15, 0.02, 0.25], turn: [0, 0.5, 0], size: 0.98 });
  scene.add(
    body(new PlaneGeometry(30, 30), wood, { at: [0, -0.05, 0], turn: [-Math.PI / 2, 0, 0] }),
    body(curledSheet(), chart, { turn: [0, 0.22, 0] }),
    rose,
    dividers(),
    pencil(),
    ...panes(),
  );
  return scene;
}

/** Its near left corner will not lie flat. */
function curledSheet() {
  const sheet = new PlaneGeometry(9.4, 9.4, 60, 60).rotateX(-Math.PI / 2);
  return moved(sheet, ({ x, z }) => {
    const corner = Math.max(0, -x * 0.7 + z * 0.7 - 4.4);
    return new Vector3(x + corner * 0.2, corner ** 1.6 * 0.5 - 0.02, z - corner * 0.2);
  });
}

function dividers(): Group {
  const leg = (way: number) => [0.05 * (1 - way) + 0.008, 0.04 * (1 - way) + 0.008] as const;
  const group = new Group();
  for (const side of [-1, 1]) {
    group.add(
      body(
        lofted({
          along: [
            [0, 0.1, 0],
            [side * 0.22, 0.08, 0.75],
            [side * 0.34, 0.03, 1.6],
          ],
          girth: leg,
        }),
        brass(0.24),
      ),
    );
  }
  group.add(body(new CylinderGeometry(0.1, 0.1, 0.14, 32), brass(0.18), { at: [0, 0.1, 0] }));
  stand(group, { at: [2.05, 0.02, -0.75], turn: [0, -0.55, 0] });
  return group;
}

function pencil(): Group {
  const red = new MeshPhysicalMaterial({ color: "#b8341c", roughness: 0.35, clearcoat: 0.8 });
  const raw = new MeshPhysicalMaterial({ color: "#e8c894", roughness: 0.8 });
  const lead = new MeshPhysicalMaterial({ color: "#8a2412", roughness: 0.6 });
  const group = new Group();
  group.add(
    body(new CylinderGeometry(0.075, 0.075, 2.2, 6), red),
    body(new CylinderGeometry(0.025, 0.075, 0.22, 24), raw, { at: [0, 1.21, 0] }),
    body(new CylinderGeometry(0.002, 0.025, 0.08, 16), lead, { at: [0, 1.36, 0] }),
  );
  stand(group, { at: [-1.75, 0.075, 1.25], turn: [Math.PI / 2, 0, -1.1] });
  return group;
}

/** Bars of the window, out of sight: only what they keep from the table shows. */
function panes(): Mesh[] {
  const dark = new MeshPhysicalMaterial({ color: "#000000" });
  const way = new Vector3(...sun).normalize().multiplyScalar(9);
  const frame = new Group();
  frame.position.copy(way);
  frame.lookAt(0, 0, 0);
  const bars: Mesh[] = [];
  for (const at of [-2.1, 0.1, 2.3]) {
    bars.push(body(new BoxGeometry(0.26, 14, 0.1), dark, { at: [at, 0, 0] }));
    bars.push(body(new BoxGeometry(14, 0.26, 0.1), dark, { at: [0, at, 0] }));
  }
  for (const side of [-1, 1])
    bars.push(body(new BoxGeometry(6, 14, 0.1), dark, { at: [side * 6.4, 0, 0] }));
  frame.add(...bars);
  frame.updateMatrixWorld(true);
  for (const bar of bars) {
    bar.applyMatrix4(frame.matrixWorld);
    bar.removeFromParent();
  }
  return bars;
}
