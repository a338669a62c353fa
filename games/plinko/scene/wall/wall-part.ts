import { loadSheet, type PixiPart, type RoomSize } from "@croupier/game-stage/pixi";
import { Container, Sprite } from "pixi.js";
import { ballAt, ballRadius, pegRadius, type Fall, type Touch } from "./ball-path.ts";
import { pieceCuts, type Piece } from "./piece-cuts.ts";
import { createSplashes } from "./splashes.ts";
import { createVeil } from "./veil.ts";
import { placeWall, type WallPlace } from "./wall-place.ts";

/** A ball on its way. */
export type Ball = {
  readonly to: (ms: number) => void;
  /** Into the water of its slot, which closes over it. */
  readonly sink: () => void;
};

export type Wall = PixiPart & {
  /** Puts up as many rows of pegs; what falls meanwhile goes on. */
  readonly build: (rows: number) => void;
  readonly steep: () => number;
  readonly newBall: (fall: Fall) => Ball;
  readonly light: (touch: Touch) => void;
  /** Where nothing moves: every peg that a fall touched stays alight until the next. */
  readonly trace: (fall: Fall) => void;
};

const lightMs = 520;
/** Drawn a little larger than they touch. */
const pegDrawn = 1.25;
const ballDrawn = 1.4;

/** The pegs, the balls among them, and the water they fall through. */
export async function openWall(
  pieces: string,
  onPlaced: (place: WallPlace, rows: number) => void,
): Promise<Wall> {
  const sheet = await loadSheet<Piece>(pieces, pieceCuts);
  const veil = createVeil(sheet);
  const shadows = new Container();
  const pegs = new Container();
  const alight = new Container();
  // Apart and last: one way of blending is one call to draw.
  const glows = new Container();
  const balls = new Container();
  const splashes = createSplashes(sheet);
  const view = new Container();
  view.addChild(veil.view, shadows, pegs, alight, balls, splashes.view, glows);

  let size: RoomSize = { width: 1, height: 1 };
  let rows = 0;
  let place: WallPlace = placeWall(size, 8);
  let lit: { readonly touch: Touch; readonly sprites: readonly Sprite[]; leftMs: number }[] = [];
  const flying = new Set<() => void>();

  const piece = (name: Piece, into: Container) => {
    const sprite = new Sprite({ texture: sheet[name], anchor: 0.5 });
    into.addChild(sprite);
    return sprite;
  };
  const middleOf = (row: number, peg: number) => ({
    x: place.x + (peg - (row + 2) / 2) * place.across,
    y: place.y + row * place.down,
  });
  const pegSize = () => place.across * pegRadius * 2 * pegDrawn;

  function putUp(): void {
    const across = pegSize();
    for (const container of [shadows, pegs])
      container.removeChildren().forEach((one) => one.destroy());
    for (let row = 0; row < rows; row += 1) {
      for (let peg = 0; peg < row + 3; peg += 1) {
        const { x, y } = middleOf(row, peg);
        const shadow = piece("shadow", shadows);
        shadow.position.set(x + across * 0.22, y + across * 0.42);
        shadow.setSize(across * 1.5);
        const dome = piece("peg", pegs);
        dome.position.set(x, y);
        dome.setSize(across);
      }
    }
  }
  function settle(): void {
    if (rows === 0) return;
    place = placeWall(size, rows);
    putUp();
    for (const { touch, sprites } of lit) placeLight(touch, sprites);
    for (const draw of flying) draw();
    onPlaced(place, rows);
  }
  function placeLight({ row, peg }: Touch, sprites: readonly Sprite[]): void {
    const { x, y } = middleOf(row, peg);
    for (const [layer, sprite] of sprites.entries()) {
      sprite.position.set(x, y);
      sprite.setSize(pegSize() * (layer === 0 ? 4.4 : 1.02));
    }
  }
  function shine(touch: Touch, leftMs: number): void {
    const glow = piece("glow", glows);
    glow.blendMode = "add";
    const sprites = [glow, piece("alight", alight)];
    placeLight(touch, sprites);
    lit.push({ touch, sprites, leftMs });
  }
  function putOut(): void {
    for (const { sprites } of lit) for (const sprite of sprites) sprite.destroy();
    lit = [];
  }

  function newBall(fall: Fall): Ball {
    const shadow = piece("shadow", balls);
    const body = piece("ball", balls);
    let at = 0;
    const draw = () => {
      // A scene may be closed under a ball that falls.
      if (body.destroyed) return;
      const across = place.across * ballRadius * 2 * ballDrawn;
      const spot = ballAt(fall, at);
      const [x, y] = [place.x + spot.x * place.across, place.y + spot.y * place.across];
      body.position.set(x, y);
      body.setSize(across);
      shadow.position.set(x + across * 0.2, y + across * 0.36);
      shadow.setSize(across * 1.35);
    };
    flying.add(draw);
    draw();
    return {
      to(ms) {
        at = ms;
        draw();
      },
      sink() {
        flying.delete(draw);
        if (body.destroyed) return;
        splashes.splash(body.x, place.slotTop + 4, place.across);
        body.destroy();
        shadow.destroy();
      },
    };
  }

  return {
    view,
    steep: () => place.down / place.across,
    build(asked) {
      if (asked === rows) return;
      rows = asked;
      putOut();
      settle();
    },
    newBall,
    light: (touch) => shine(touch, lightMs),
    trace(fall) {
      putOut();
      for (const touch of fall.touches) shine(touch, Number.POSITIVE_INFINITY);
    },
    resize(given) {
      size = given;
      veil.resize(given);
      settle();
    },
    tick(ms) {
      veil.tick(ms);
      splashes.tick(ms);
      for (const light of lit) {
        light.leftMs -= ms;
        const left = Math.max(0, Math.min(1, light.leftMs / lightMs));
        for (const sprite of light.sprites) sprite.alpha = left;
        if (light.leftMs <= 0) for (const sprite of light.sprites) sprite.destroy();
      }
      lit = lit.filter(({ leftMs }) => leftMs > 0);
    },
  };
}
