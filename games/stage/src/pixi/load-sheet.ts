import { ImageSource, Rectangle, Texture } from "pixi.js";

/** One picture, and the pieces that are cut out of it. */
export type Sheet<Piece extends string> = Readonly<Record<Piece, Texture>>;

/** Where a piece lies in its picture, in pixels of it. */
export type Cut = readonly [x: number, y: number, width: number, height: number];

/** Brings a picture and cuts it: all pieces stay one texture, so that they are drawn at once. */
export async function loadSheet<Piece extends string>(
  address: string,
  cuts: Readonly<Record<Piece, Cut>>,
): Promise<Sheet<Piece>> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const source = new ImageSource({ resource: picture, autoGenerateMipmaps: true });
  const pieces = Object.entries<Cut>(cuts).map(([piece, cut]) => [
    piece,
    new Texture({ source, frame: new Rectangle(...cut) }),
  ]);
  return Object.fromEntries(pieces) as Sheet<Piece>;
}
