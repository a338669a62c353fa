import type { Sheet } from "@croupier/game-stage/pixi";
import { Container, Sprite } from "pixi.js";
import type { Piece } from "./piece-cuts.ts";

const dropsMost = 48;
const ringsMost = 8;
const dropMs = 620;
const ringMs = 520;
const dropsOfOne = 9;
const falls = 0.0016;

/** Where a ball goes in: a fixed number of drops and rings, used again and again. */
export function createSplashes(sheet: Sheet<Piece>): {
  readonly view: Container;
  readonly splash: (x: number, y: number, across: number) => void;
  readonly tick: (ms: number) => void;
} {
  const view = new Container();
  const make = (piece: Piece) => {
    const sprite = new Sprite({ texture: sheet[piece], anchor: 0.5, visible: false });
    view.addChild(sprite);
    return sprite;
  };
  const rings = Array.from({ length: ringsMost }, () => ({
    sprite: make("ring"),
    across: 0,
    leftMs: 0,
  }));
  const drops = Array.from({ length: dropsMost }, () => ({
    sprite: make("drop"),
    vx: 0,
    vy: 0,
    leftMs: 0,
  }));
  let nextRing = 0;
  let nextDrop = 0;

  return {
    view,
    splash(x, y, across) {
      const ring = rings[nextRing] as (typeof rings)[number];
      nextRing = (nextRing + 1) % ringsMost;
      ring.across = across;
      ring.leftMs = ringMs;
      ring.sprite.position.set(x, y);
      ring.sprite.visible = true;
      for (let place = 0; place < dropsOfOne; place += 1) {
        const drop = drops[nextDrop] as (typeof drops)[number];
        nextDrop = (nextDrop + 1) % dropsMost;
        const lean = (place / (dropsOfOne - 1) - 0.5) * 1.7;
        const speed = (0.28 + 0.16 * ((place * 0.618) % 1)) * Math.min(1.2, across / 34);
        drop.vx = Math.sin(lean) * speed;
        drop.vy = -Math.cos(lean) * speed * 1.25;
        drop.leftMs = dropMs;
        drop.sprite.position.set(x, y);
        drop.sprite.setSize(Math.max(6, across * (0.16 + 0.16 * ((place * 0.383) % 1))));
        drop.sprite.visible = true;
      }
    },
    tick(ms) {
      for (const ring of rings) {
        if (ring.leftMs <= 0) continue;
        ring.leftMs -= ms;
        const way = 1 - Math.max(0, ring.leftMs) / ringMs;
        ring.sprite.setSize(ring.across * (0.4 + 1.3 * way), ring.across * (0.14 + 0.4 * way));
        ring.sprite.alpha = 1 - way;
        ring.sprite.visible = ring.leftMs > 0;
      }
      for (const drop of drops) {
        if (drop.leftMs <= 0) continue;
        drop.leftMs -= ms;
        drop.vy += falls * ms;
        drop.sprite.x += drop.vx * ms;
        drop.sprite.y += drop.vy * ms;
        drop.sprite.alpha = Math.min(1, Math.max(0, drop.leftMs / dropMs) * 2);
        drop.sprite.visible = drop.leftMs > 0;
      }
    },
  };
}
