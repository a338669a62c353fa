import type { Sheet } from "@croupier/game-stage/pixi";
import { Container, Sprite } from "pixi.js";
import type { GrovePlace } from "./grove-place.ts";
import { moonPhases, type Piece } from "./symbol-cuts.ts";

export type Moon = {
  readonly view: Container;
  readonly place: (at: GrovePlace["moon"]) => void;
  /** At a step of its growth; 0 to 1. Where something moves it wanes and grows to it. */
  readonly grow: (share: number, isStill: boolean) => void;
  /** Light that flies to it from these places, in pixels of the scene. */
  readonly fly: (from: readonly { readonly x: number; readonly y: number }[]) => void;
  readonly tick: (ms: number) => void;
};

const growMs = 640;
const flightMs = 760;
const flightsMost = 15;

/** The moon over the orchard: it counts the falls of a round. */
export function createMoon(sheet: Sheet<Piece>): Moon {
  const view = new Container();
  const halo = new Sprite({ texture: sheet.halo, anchor: 0.5, blendMode: "add", tint: 0xa8dcff });
  const before = new Sprite({ texture: sheet["phase-0"], anchor: 0.5 });
  const now = new Sprite({ texture: sheet["phase-0"], anchor: 0.5 });
  const flash = new Sprite({ texture: sheet.halo, anchor: 0.5, blendMode: "add", alpha: 0 });
  const flights = Array.from({ length: flightsMost }, () => ({
    sprite: new Sprite({ texture: sheet.glow, anchor: 0.5, blendMode: "add", visible: false }),
    x: 0,
    y: 0,
    afterMs: 0,
    ms: flightMs,
  }));
  view.addChild(halo, before, now, flash, ...flights.map(({ sprite }) => sprite));
  let at: GrovePlace["moon"] = { x: 0, y: 0, size: 1 };
  let share = 0;
  let grownMs = growMs;
  let ms = 0;

  function dress(): void {
    halo.alpha = 0.34 + 0.5 * share;
    halo.setSize(at.size * (1.7 + 0.5 * share));
    now.alpha = Math.min(1, grownMs / growMs);
    before.visible = now.alpha < 1;
    const swell = Math.sin(Math.min(1, grownMs / growMs) * Math.PI);
    for (const sprite of [before, now]) sprite.setSize(at.size * 1.16 * (1 + 0.06 * swell * share));
    flash.alpha = 0.75 * swell * share;
    flash.setSize(at.size * (1.2 + 0.9 * swell));
  }

  function step(flight: (typeof flights)[number], passed: number): void {
    const { sprite } = flight;
    flight.ms += passed;
    const way = Math.min(1, Math.max(0, (flight.ms - flight.afterMs) / flightMs));
    sprite.visible = way > 0 && way < 1;
    if (!sprite.visible) return;
    const eased = way * way * (3 - 2 * way);
    const rise = Math.sin(way * Math.PI) * at.size * 0.5;
    sprite.position.set(
      flight.x + (at.x - flight.x) * eased,
      flight.y + (at.y - flight.y) * eased - rise,
    );
    sprite.setSize(at.size * (0.34 - 0.16 * way));
    sprite.alpha = Math.min(1, way * 5);
  }

  return {
    view,
    place(given) {
      at = given;
      for (const sprite of [halo, before, now, flash]) sprite.position.set(at.x, at.y);
      dress();
    },
    grow(given, isStill) {
      const phase = moonPhases[Math.round(given * (moonPhases.length - 1))];
      const wanted = sheet[phase ?? "phase-0"];
      if (wanted !== now.texture) {
        before.texture = now.texture;
        now.texture = wanted;
        grownMs = isStill ? growMs : 0;
      }
      share = given;
      dress();
    },
    fly(from) {
      for (const [place, flight] of flights.entries()) {
        const begin = from[place];
        if (begin === undefined) continue;
        Object.assign(flight, begin);
        flight.afterMs = place * 38;
        flight.ms = 0;
      }
    },
    tick(passed) {
      ms += passed;
      if (grownMs < growMs) grownMs += passed;
      dress();
      halo.alpha += 0.05 * Math.sin(ms / 1_300);
      for (const flight of flights) if (flight.ms < flight.afterMs + flightMs) step(flight, passed);
    },
  };
}
