import { CylinderGeometry, Group, MeshPhysicalMaterial, TorusGeometry } from "three";
import { newLayer } from "../kit/layer.ts";
import type { Layer } from "../kit/sheet.ts";
import { body } from "../kit/solids.ts";
import { skin } from "../kit/textures.ts";

/** An old coin of the river towns, two units across: three waves in a ring of beads. */
export function riverCoin(): Group {
  const relief = skin(stamp(), { relief: true });
  const gold = (more: object = {}) =>
    new MeshPhysicalMaterial({
      color: "#ffc24a",
      metalness: 1,
      roughness: 0.24,
      clearcoat: 0.35,
      clearcoatRoughness: 0.2,
      ...more,
    });
  const coin = new Group();
  const disc = new CylinderGeometry(1.16, 1.16, 0.22, 128);
  disc.rotateX(Math.PI / 2);
  const face = gold({ bumpMap: relief, bumpScale: 9, color: "#ffbe48" });
  const edge = gold({ color: "#c98420" });
  const mesh = body(disc, gold());
  mesh.material = [edge, face, face];
  coin.add(
    mesh,
    body(new TorusGeometry(1.13, 0.085, 24, 128), gold(), { at: [0, 0, 0.1] }),
    body(new TorusGeometry(0.86, 0.028, 16, 128), gold({ color: "#ffd27a" }), {
      at: [0, 0, 0.115],
    }),
  );
  return coin;
}

function stamp(): Layer {
  const size = 1024;
  const layer = newLayer({ width: size, height: size });
  layer.fillStyle = "#404040";
  layer.fillRect(0, 0, size, size);
  layer.translate(size / 2, size / 2);
  // The lid of a cylinder is drawn lying on its side.
  layer.rotate(Math.PI / 2);
  layer.fillStyle = "#f0f0f0";
  for (let bead = 0; bead < 40; bead++) {
    const turn = (bead / 40) * 2 * Math.PI;
    layer.beginPath();
    layer.arc(Math.cos(turn) * 424, Math.sin(turn) * 424, 15, 0, 7);
    layer.fill();
  }
  layer.filter = "blur(5px)";
  layer.strokeStyle = "#f4f4f4";
  layer.lineCap = "round";
  for (const [row, y] of [-165, 0, 165].entries()) {
    layer.lineWidth = 62 - row * 8;
    layer.beginPath();
    const half = [210, 280, 210][row] ?? 0;
    for (let x = -half; x <= half; x += 4) {
      layer.lineTo(x, y - Math.sin((x / 140) * Math.PI) * 40);
    }
    layer.stroke();
  }
  return layer;
}
