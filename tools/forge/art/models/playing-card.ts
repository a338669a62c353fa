import {
  CanvasTexture,
  DoubleSide,
  Group,
  MeshPhysicalMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  Vector3,
} from "three";
import { fillPath, newLayer } from "../kit/layer.ts";
import type { Layer } from "../kit/sheet.ts";
import { body, moved } from "../kit/solids.ts";

export type Suit = "spade" | "heart" | "diamond" | "club";

const suits: Record<Suit, string> = {
  spade:
    "M0-1C.12-.62 .88-.28 .88 .25 .88 .68 .4 .8 .13 .52 .17 .76 .27 .92 .44 1H-.44C-.27 .92-.17 .76-.13 .52-.4 .8-.88 .68-.88 .25-.88-.28-.12-.62 0-1Z",
  heart:
    "M0 1C-.2 .52-.95 .12-.95-.4-.95-.98-.24-1.02 0-.48 .24-1.02 .95-.98 .95-.4 .95 .12 .2 .52 0 1Z",
  diamond: "M0-1C.2-.6 .48-.24 .78 0 .48 .24 .2 .6 0 1-.2 .6-.48 .24-.78 0-.48-.24-.2-.6 0-1Z",
  club: "M.11 .42C.16 .7 .27 .9 .45 1H-.45C-.27 .9-.16 .7-.11 .42-.5 .78-.95 .44-.88 .04-.81-.26-.51-.37-.3-.27-.63-.62-.36-1 0-1S.63-.62 .3-.27C.51-.37 .81-.26 .88 .04 .95 .44 .5 .78 .11 .42Z",
};

export function drawSuit(
  layer: Layer,
  suit: Suit,
  {
    x,
    y,
    size,
    colour,
    upsideDown = false,
  }: { x: number; y: number; size: number; colour: string; upsideDown?: boolean },
): void {
  layer.save();
  layer.translate(x, y);
  layer.scale(size, upsideDown ? -size : size);
  fillPath(layer, suits[suit], colour);
  layer.restore();
}

export function inkOf(suit: Suit): string {
  return suit === "spade" || suit === "club" ? "#14181c" : "#c0201c";
}

/** A card's face, 5 by 7; the middle is left to `picture`. Uses the face named "Card". */
export function cardFace(rank: string, suit: Suit, picture: (layer: Layer) => void): Layer {
  const [width, height] = [500, 700];
  const layer = newLayer({ width, height });
  layer.beginPath();
  layer.roundRect(0, 0, width, height, 36);
  layer.clip();
  layer.fillStyle = "#fbf5e8";
  layer.fillRect(0, 0, width, height);
  for (const turn of [0, Math.PI]) {
    layer.save();
    layer.translate(width / 2, height / 2);
    layer.rotate(turn);
    layer.fillStyle = inkOf(suit);
    layer.font = "700 104px 'Card'";
    layer.textAlign = "center";
    layer.fillText(rank, -190, -240);
    drawSuit(layer, suit, { x: -190, y: -186, size: 32, colour: inkOf(suit) });
    layer.restore();
  }
  layer.translate(width / 2, height / 2);
  picture(layer);
  return layer;
}

/** A card that lies flat, two units long, a little bent. */
export function playingCard(face: Layer): Group {
  const texture = new CanvasTexture(face.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 16;
  const paper = { alphaTest: 0.5, roughness: 0.5, side: DoubleSide, envMapIntensity: 0.4 } as const;
  const plane = moved(
    new PlaneGeometry(1.43, 2, 16, 16).rotateX(-Math.PI / 2),
    ({ x, y, z }) => new Vector3(x, y + 0.03 * (x * x + 0.3 * z * z), z),
  );
  const card = new Group();
  for (let layer = 0; layer < 4; layer++) {
    const matter = new MeshPhysicalMaterial({
      map: texture,
      color: layer === 0 ? "#ffffff" : "#d8cdb8",
      ...paper,
    });
    card.add(body(plane, matter, { at: [0, -layer * 0.004, 0] }));
  }
  return card;
}
