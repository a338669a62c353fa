import {
  BoxGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  IcosahedronGeometry,
  MeshPhysicalMaterial,
  SphereGeometry,
  TorusGeometry,
} from "three";
import { layered } from "../kit/noise.ts";
import { newLayer } from "../kit/layer.ts";
import { shade } from "../kit/shade.ts";
import { body, lofted, moved, stand, turned } from "../kit/solids.ts";
import { skin } from "../kit/textures.ts";
import { around, cutStone } from "./cut-stone.ts";

function metal(colour: string, roughness = 0.2, more: object = {}): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color: colour,
    metalness: 1,
    roughness,
    side: DoubleSide,
    ...more,
  });
}

/** Heavy gold with five points; a red stone below each. */
export function crown(): Group {
  const gold = metal("#ffc23c", 0.17);
  const group = new Group();
  const velvet = new MeshPhysicalMaterial({ color: "#7a0c18", roughness: 0.9, sheen: 0.15 });
  group.add(
    body(
      turned([
        [0.98, -0.62],
        [1.04, -0.56],
        [1.04, -0.46],
        [0.98, -0.4],
        [0.96, -0.12],
        [1.02, -0.06],
        [1.02, 0.02],
        [0.95, 0.06],
      ]),
      gold,
    ),
    body(new SphereGeometry(0.88, 48, 32), velvet, { at: [0, -0.12, 0], size: [1, 0.62, 1] }),
  );
  for (let point = 0; point < 7; point++) {
    const angle = (point / 7) * 2 * Math.PI + Math.PI / 2;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const spike = lofted({
      along: [
        [x * 0.97, 0, z * 0.97],
        [x * 1.06, 0.34, z * 1.06],
        [x * 1.2, 0.68, z * 1.2],
      ],
      girth: (way) => [0.33 * (1 - way) + 0.035, 0.05],
      up: [-z, 0, x],
    });
    group.add(
      body(spike, gold),
      body(new SphereGeometry(0.115, 28, 20), gold, { at: [x * 1.22, 0.75, z * 1.22] }),
    );
    if (z < 0.3) continue;
    const stone = cutStone({
      outline: around(8, [0.17, 0.14]),
      dark: point % 2 === 0 ? "#5a0010" : "#04304a",
      middle: point % 2 === 0 ? "#e01030" : "#1090d0",
      bright: point % 2 === 0 ? "#ff8a90" : "#a0f0ff",
    });
    stand(stone, { at: [x, -0.26, z], turn: [0, Math.PI / 2 - angle, 0], size: [1, 1, 0.45] });
    group.add(stone);
  }
  return group;
}

/** A cup of silver with a gilded lip and stones around its knot. */
export function chalice(): Group {
  const silver = metal("#d4dae6", 0.17);
  const gold = metal("#ffb040", 0.2);
  const group = new Group();
  group.add(
    body(
      turned([
        [0.7, -1.16],
        [0.74, -1.08],
        [0.6, -1],
        [0.26, -0.86],
        [0.14, -0.66],
        [0.13, -0.46],
        [0.26, -0.34],
        [0.26, -0.24],
        [0.14, -0.14],
        [0.24, -0.06],
        [0.6, 0.1],
        [0.8, 0.4],
        [0.84, 0.76],
        [0.82, 1],
      ]),
      silver,
    ),
    body(new TorusGeometry(0.83, 0.07, 24, 96), gold, { at: [0, 1, 0], turn: [Math.PI / 2, 0, 0] }),
    body(new TorusGeometry(0.72, 0.05, 20, 96), gold, {
      at: [0, -1.1, 0],
      turn: [Math.PI / 2, 0, 0],
    }),
    body(new TorusGeometry(0.26, 0.07, 20, 64), gold, {
      at: [0, -0.29, 0],
      turn: [Math.PI / 2, 0, 0],
    }),
    body(new TorusGeometry(0.82, 0.035, 16, 96), gold, {
      at: [0, 0.42, 0],
      turn: [Math.PI / 2, 0, 0],
    }),
    body(
      new CylinderGeometry(0.78, 0.78, 0.02, 64),
      new MeshPhysicalMaterial({ color: "#ff6a12", emissive: "#ff5a08", emissiveIntensity: 0.5 }),
      { at: [0, 0.9, 0] },
    ),
  );
  for (const turn of [-0.9, 0, 0.9]) {
    const stone = cutStone({
      outline: around(6, [0.19, 0.24]),
      dark: "#3a0030",
      middle: "#c01090",
      bright: "#ff90e0",
    });
    const angle = Math.PI / 2 - turn;
    stand(stone, {
      at: [Math.cos(angle) * 0.83, 0.7, Math.sin(angle) * 0.83],
      turn: [0, turn, 0],
      size: [1, 1, 0.4],
    });
    group.add(stone);
  }
  return group;
}

/** A signet of red gold that carries a violet stone. */
export function ring(): Group {
  const gold = metal("#ff9466", 0.18);
  const group = new Group();
  group.add(
    body(new TorusGeometry(0.74, 0.2, 36, 128), gold, { at: [0, -0.3, 0], size: [1, 1, 1.35] }),
    body(
      turned([
        [0.2, -0.2],
        [0.42, -0.1],
        [0.56, 0.1],
        [0.58, 0.2],
        [0.5, 0.24],
      ]),
      gold,
      { at: [0, 0.5, 0] },
    ),
  );
  const stone = cutStone({
    outline: around(8, [0.7, 0.7], Math.PI / 8),
    dark: "#26005a",
    middle: "#8a28ff",
    bright: "#e4b8ff",
    table: 0.55,
  });
  stand(stone, { at: [0, 0.72, 0.06], turn: [-0.72, 0, 0], size: [1, 1, 1.3] });
  group.add(stone);
  for (const angle of [0.6, 2.54, 3.9, 5.5]) {
    group.add(
      body(new SphereGeometry(0.085, 24, 18), gold, {
        at: [Math.cos(angle) * 0.56, 0.8 + Math.sin(angle) * 0.36, 0.28],
      }),
    );
  }
  return group;
}

/** Struck in dark bronze: a flame in a ring of beads. */
export function flameCoin(): Group {
  const relief = skin(stamp(), { relief: true });
  const edge = metal("#8a4a20", 0.34);
  const face = metal("#e89a58", 0.3, { bumpMap: relief, bumpScale: 10 });
  const disc = new CylinderGeometry(1.12, 1.12, 0.3, 12);
  disc.rotateX(Math.PI / 2);
  const coin = body(disc, face);
  coin.material = [edge, face, face];
  const group = new Group();
  group.add(
    coin,
    body(new TorusGeometry(1.05, 0.075, 12, 12), metal("#f0a85a", 0.24), {
      at: [0, 0, 0.15],
      turn: [0, 0, Math.PI / 2],
    }),
  );
  return group;
}

function stamp() {
  const size = 768;
  const layer = newLayer({ width: size, height: size });
  layer.fillStyle = "#404040";
  layer.fillRect(0, 0, size, size);
  layer.translate(size / 2, size / 2);
  layer.rotate(Math.PI / 2);
  layer.fillStyle = "#e8e8e8";
  for (let bead = 0; bead < 36; bead++) {
    const turn = (bead / 36) * 2 * Math.PI;
    layer.beginPath();
    layer.arc(Math.cos(turn) * 330, Math.sin(turn) * 330, 11, 0, 7);
    layer.fill();
  }
  layer.filter = "blur(4px)";
  layer.fillStyle = "#f4f4f4";
  layer.scale(1.12, 1.12);
  layer.beginPath();
  layer.moveTo(10, -220);
  layer.bezierCurveTo(40, -110, 170, -60, 140, 80);
  layer.bezierCurveTo(120, 180, 40, 210, 0, 210);
  layer.bezierCurveTo(-80, 210, -150, 150, -140, 60);
  layer.bezierCurveTo(-134, 0, -90, -30, -84, -80);
  layer.bezierCurveTo(-60, -50, -40, -30, -34, 0);
  layer.bezierCurveTo(10, -60, 20, -130, 10, -220);
  layer.fill();
  layer.fillStyle = "#505050";
  layer.beginPath();
  layer.moveTo(10, 20);
  layer.bezierCurveTo(20, 70, 70, 90, 50, 140);
  layer.bezierCurveTo(30, 180, -40, 180, -50, 130);
  layer.bezierCurveTo(-56, 90, -10, 80, 10, 20);
  layer.fill();
  return layer;
}

/** The key of the vault, forged while it still glowed. */
export function vaultKey(): Group {
  const gold = metal("#fff0c0", 0.16);
  const warm = metal("#ffb848", 0.18);
  const group = new Group();
  group.add(
    body(
      turned([
        [0.1, -1.2],
        [0.17, -1.16],
        [0.17, -1.06],
        [0.12, -1],
        [0.12, 0.2],
        [0.22, 0.26],
        [0.22, 0.36],
        [0.14, 0.42],
        [0.14, 0.5],
      ]),
      gold,
    ),
    body(new TorusGeometry(0.2, 0.04, 16, 64), warm, {
      at: [0, 0.31, 0],
      turn: [Math.PI / 2, 0, 0],
    }),
  );
  for (const [x, y] of [
    [0, 1],
    [-0.36, 0.66],
    [0.36, 0.66],
  ] as const)
    group.add(body(new TorusGeometry(0.29, 0.105, 24, 64), warm, { at: [x, y, 0] }));
  group.add(
    body(new SphereGeometry(0.17, 32, 24), gold, { at: [0, 0.74, 0.06] }),
    body(new BoxGeometry(0.5, 0.16, 0.16), gold, { at: [0.34, -1.02, 0] }),
    body(new BoxGeometry(0.5, 0.16, 0.16), gold, { at: [0.34, -0.62, 0] }),
    body(new BoxGeometry(0.15, 0.56, 0.16), gold, { at: [0.52, -0.82, 0] }),
    body(new BoxGeometry(0.18, 0.12, 0.16), gold, { at: [0.66, -0.94, 0] }),
  );
  return group;
}

/** A lump of the mountain, cold outside: it carries the heat, and a number. */
export function emberStone(): Group {
  const veins = shade(
    { width: 768, height: 384 },
    `vec4 paint(vec2 p) {
      float bend = layered(vec3(p * 3., 2.), 3) * .8;
      float one = abs(layered(vec3(p * 4.2 + bend, 5.), 4));
      float two = abs(layered(vec3(p * 7.6 - bend, 9.), 4));
      float heat = max(smoothstep(.10, .0, one), .7 * smoothstep(.06, .0, two));
      vec3 c = mix(vec3(0.), vec3(1., .22, .01), smoothstep(.02, .5, heat));
      c = mix(c, vec3(1., .62, .12), smoothstep(.5, .85, heat));
      return vec4(mix(c, vec3(1., .95, .7), smoothstep(.86, 1., heat)), 1.);
    }`,
  );
  const rock = new MeshPhysicalMaterial({
    color: "#3a302e",
    roughness: 0.62,
    emissive: "#ffffff",
    emissiveMap: skin(veins),
    emissiveIntensity: 1.25,
    flatShading: true,
    clearcoat: 0.3,
  });
  const lump = moved(new IcosahedronGeometry(1.06, 5), (place, normal) =>
    place.addScaledVector(
      normal,
      0.22 * layered(place.x * 1.6, place.y * 1.6, place.z * 1.6, 3) - 0.02,
    ),
  );
  const group = new Group();
  group.add(body(lump, rock));
  return group;
}
