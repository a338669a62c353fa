import { beat, frames, type Cue, type Handlers } from "@croupier/game-stage/scene";
import { useEffect, useRef, useState } from "react";
import type { RouletteEvent } from "../../rules/face.ts";
import { afterEvent, emptySpin, type SpinView } from "../spin-view.ts";
import { knocksBetween, restOf, spinAt, spinMs, type SpinMoment } from "./spin-path.ts";
import type { WheelParts } from "./Wheel.tsx";
import { pocketReach, trackReach } from "./wheel-measures.ts";

/** A moment on the number, one for what lost to go, and one for each bet that is paid: shorter and shorter. */
const landedMs = 900;
const sweptMs = 520;
const paidMs = (before: number) => Math.max(70, 420 * 0.82 ** before);
/** In degrees of its way: how often the ball is heard in its track. */
const rollEvery = 60;

type Show = {
  readonly spin: SpinView;
  readonly handlers: Handlers<RouletteEvent>;
  /** What this player saw since they sat down, the newest first. */
  readonly seen: readonly number[];
  readonly hurry: () => void;
};

const seenMax = 500;

/** The wheel in motion: drawn frame by frame past React, which hears of it when the ball lies. */
export function useSpin(parts: WheelParts): Show {
  const [spin, setSpin] = useState(() => emptySpin(0));
  const [seen, setSeen] = useState<readonly number[]>([]);
  const stands = useRef(0);
  /** From the zero to where the ball lies. */
  const lies = useRef(180);
  const hurried = useRef<AbortController>(undefined);
  const paid = useRef({ showing: 0, count: 0 });

  function draw({ rotor, ball, out, hop }: SpinMoment): void {
    const { rotor: wheel, orbit, ball: body } = parts;
    if (wheel.current) wheel.current.style.transform = `rotate(${rotor}deg)`;
    if (orbit.current) orbit.current.style.transform = `rotate(${ball}deg)`;
    if (body.current && orbit.current) {
      const reach = (pocketReach + (trackReach - pocketReach) * out) * orbit.current.clientWidth;
      const scale = 1 + hop * 0.25;
      // Turned back, so that its light stays where the lamp is.
      body.current.style.transform = `translate(-50%, calc(-50% - ${reach}px)) rotate(${-ball}deg) scale(${scale})`;
    }
  }

  // The ball keeps its place in the wheel when the wheel is made larger.
  useEffect(() => {
    const element = parts.orbit.current;
    if (element === null) return undefined;
    const rest = () => {
      const rotor = stands.current;
      draw({ rotor, ball: rotor + lies.current, out: 0, hop: 0 });
    };
    rest();
    const watch = new ResizeObserver(rest);
    watch.observe(element);
    return () => watch.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- refs alone: one observer for the life of the scene
  }, []);

  async function roll(pocket: number, cue: Cue): Promise<void> {
    const way = { pocket, from: stands.current };
    if (!cue.isStill) {
      cue.say("release");
      const over = new AbortController();
      hurried.current = over;
      let before = 0;
      let heard = spinAt(0, way).ball;
      await frames(spinMs, {
        signal: AbortSignal.any([cue.signal, over.signal]),
        draw(share) {
          const moment = spinAt(share, way);
          draw(moment);
          if (moment.out === 1 && Math.abs(moment.ball - heard) > rollEvery) {
            heard = moment.ball;
            cue.say("roll", 1 - share);
          }
          for (const knock of knocksBetween(before, share)) cue.say(knock, 1 - share * 0.4);
          before = share;
        },
      });
      hurried.current = undefined;
    }
    const end = spinAt(1, way);
    stands.current = restOf(way) % 360;
    lies.current = end.ball - end.rotor;
    draw(end);
  }

  async function landed(event: Extract<RouletteEvent, { type: "landed" }>, cue: Cue) {
    setSpin({ ...emptySpin(cue.showing), stage: "rolling" });
    await roll(event.pocket, cue);
    if (cue.signal.aborted) return;
    if (!cue.isReplay) setSeen((before) => [event.pocket, ...before].slice(0, seenMax));
    setSpin((before) => ({ ...before, pocket: event.pocket, stage: "landed" }));
    await beat(landedMs, cue);
    setSpin((before) => afterEvent(before, event));
    if (!cue.isStill) cue.say("sweep");
    await beat(sweptMs, cue);
  }

  async function betPaid(event: Extract<RouletteEvent, { type: "betPaid" }>, cue: Cue) {
    const before = paid.current.showing === cue.showing ? paid.current.count : 0;
    paid.current = { showing: cue.showing, count: before + 1 };
    setSpin((now) => afterEvent(now, event));
    if (before === 0 && cue.won) cue.say("win");
    cue.say("chips");
    await beat(paidMs(before), cue);
  }

  return {
    spin,
    handlers: { landed, betPaid },
    seen,
    hurry: () => hurried.current?.abort(),
  };
}
