import { loadSheet, type PixiPart, type RoomSize } from "@croupier/game-stage/pixi";
import { Container, Graphics, Sprite } from "pixi.js";
import craftPicture from "./art/craft.webp";
import type { FlightLine } from "./line/flight-line.ts";

const steps = 28;
const streakCount = 16;

export type FlightPart = PixiPart & { readonly pose: () => void };

/** The plane, its trail and the wind. Where it is, the time flown says; nothing here decides anything. */
export async function makeFlightPart(line: FlightLine, isStill: boolean): Promise<FlightPart> {
  const { craft } = await loadSheet(craftPicture, { craft: [0, 0, 560, 400] });
  const view = new Container();
  const wind = new Graphics();
  const trail = new Graphics();
  const smoke = new Graphics();
  const plane = new Sprite(craft);
  plane.anchor.set(0.5);
  view.addChild(wind, trail, smoke, plane);

  const streaks = Array.from({ length: streakCount }, (_, place) => ({
    x: (place * 0.754_878) % 1,
    y: ((place * 0.569_84) % 1) * 0.9,
    length: 0.04 + ((place * 7) % 5) * 0.016,
    speed: 0.25 + ((place * 3) % 7) * 0.07,
  }));
  let room: RoomSize = { width: 1, height: 1 };
  let time = 0;
  /** Since it dived, in seconds. */
  let falling = 0;
  let flownAtEnd = 0;

  /** Steep at first, then it goes on climbing for as long as it flies. */
  function placeAt(flownMs: number): { x: number; y: number } {
    const seconds = flownMs / 1_000;
    const { width, height } = room;
    return {
      x: width * (0.14 + 0.58 * (1 - Math.exp(-seconds / 4.5))),
      y: height * (0.82 - 0.52 * (1 - Math.exp(-seconds / 8))),
    };
  }

  function drawTrail(to: { x: number; y: number }, strength: number): void {
    trail.clear();
    if (strength <= 0) return;
    const from = { x: -room.width * 0.05, y: room.height * 0.9 };
    const bend = { x: from.x + (to.x - from.x) * 0.66, y: from.y };
    const along = (way: number) => {
      const rest = 1 - way;
      return {
        x: rest * rest * from.x + 2 * rest * way * bend.x + way * way * to.x,
        y: rest * rest * from.y + 2 * rest * way * bend.y + way * way * to.y,
      };
    };
    for (const [wide, alpha] of [
      [26, 0.1],
      [13, 0.2],
      [4, 0.95],
    ] as const) {
      for (let step = 0; step < steps; step += 1) {
        const [one, next] = [along(step / steps), along((step + 1) / steps)];
        const way = (step + 1) / steps;
        trail.moveTo(one.x, one.y).lineTo(next.x, next.y);
        trail.stroke({
          width: wide * (0.4 + 0.6 * way) * scale(),
          color: 0xffffff,
          alpha: alpha * way * strength,
        });
      }
    }
  }

  function drawWind(ms: number, speed: number): void {
    wind.clear();
    if (speed <= 0) return;
    for (const streak of streaks) {
      streak.x -= (ms / 1_000) * streak.speed * speed;
      if (streak.x < -0.2) streak.x += 1.4;
      const y = streak.y * room.height;
      wind.moveTo(streak.x * room.width, y).lineTo((streak.x + streak.length) * room.width, y);
      wind.stroke({ width: 2 * scale(), color: 0xffffff, alpha: 0.28, cap: "round" });
    }
  }

  function drawSmoke(at: { x: number; y: number }): void {
    smoke.clear();
    if (falling <= 0 || falling > 1.6) return;
    for (let puff = 0; puff < 7; puff += 1) {
      const age = falling - puff * 0.07;
      if (age <= 0) continue;
      const angle = puff * 2.4;
      smoke.circle(
        at.x + Math.cos(angle) * age * 34 * scale(),
        at.y + Math.sin(angle) * age * 22 * scale() - age * 12,
        (8 + age * 30) * scale(),
      );
      const color = puff % 2 === 0 ? 0xfff1e6 : 0x5b3f52;
      smoke.setFillStyle({ color, alpha: 0.34 * (1 - age / 1.6) });
      smoke.fill();
    }
  }

  const scale = () => Math.min(1.25, Math.max(0.55, Math.min(room.width / 900, room.height / 460)));

  function pose(ms = 0): void {
    const { phase } = line.view();
    const isUp = phase === "flying";
    if (isUp) flownAtEnd = line.flownMs();
    falling = phase === "over" ? falling + ms / 1_000 : 0;
    const flownMs = isUp || phase === "over" ? flownAtEnd : 0;
    const at = placeAt(flownMs);
    const sway = isStill ? 0 : Math.sin(time * 2.1) * 5 * scale();
    const fall = phase === "over" ? (isStill ? 0.5 : falling) : 0;
    plane.x = at.x + fall * 90 * scale();
    plane.y = at.y + sway * (fall > 0 ? 0 : 1) + fall * fall * 420 * scale();
    const climb = isUp || phase === "over" ? -0.2 - 0.22 * Math.exp(-flownMs / 9_000) : -0.05;
    plane.rotation =
      climb + Math.min(1.15, fall * 1.4) + (isStill ? 0 : Math.sin(time * 1.3) * 0.02);
    plane.scale.set(0.52 * scale());
    plane.alpha = phase === "waiting" ? 0.35 : Math.max(0, 1 - Math.max(0, fall - 0.7) * 2.5);
    drawTrail(at, isUp ? 1 : Math.max(0, phase === "over" ? 1 - fall * 1.2 : 0));
    drawWind(ms, isUp ? 1 + flownMs / 14_000 : phase === "boarding" ? 0.35 : 0);
    drawSmoke(at);
  }

  return {
    view,
    pose: () => pose(),
    resize(size) {
      room = size;
      pose();
    },
    tick(ms) {
      time += ms / 1_000;
      pose(ms);
    },
  };
}
