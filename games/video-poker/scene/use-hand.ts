import { beat, type Cue, type Handlers } from "@croupier/game-stage/scene";
import { useState } from "react";
import type { PokerEvent } from "../rules/face.ts";
import {
  afterEvent,
  emptyHand,
  whileDealt,
  whileDrawn,
  whileThrown,
  type HandView,
} from "./hand-view.ts";

const cardMs = 110;
const thrownMs = 230;
/** To see what it has become before the round is told. */
const lookMs = 320;

/** What lies on the table, and the handlers that lay it there, card by card. */
export function useHand(): readonly [HandView, Handlers<PokerEvent>] {
  const [hand, setHand] = useState(() => emptyHand(0));

  function lay(cue: Cue, change: (before: HandView) => HandView): void {
    setHand((before) => change(before.showing === cue.showing ? before : emptyHand(cue.showing)));
  }

  return [
    hand,
    {
      async dealt(event, cue) {
        for (let count = 0; count < 5 && !cue.isStill; count += 1) {
          lay(cue, (before) => whileDealt(before, event, count));
          if (count > 0) cue.say("card");
          await beat(cardMs, cue);
        }
        lay(cue, (before) => afterEvent(before, event));
        cue.say("card");
        await beat(lookMs, cue);
      },
      async drawn(event, cue) {
        const fresh = event.hold.filter((isHeld) => !isHeld).length;
        if (fresh > 0 && !cue.isStill) {
          lay(cue, (before) => whileThrown(before, event));
          cue.say("thrown");
          await beat(thrownMs, cue);
          for (let count = 0; count < fresh; count += 1) {
            lay(cue, (before) => whileDrawn(before, event, count));
            if (count > 0) cue.say("card");
            await beat(cardMs, cue);
          }
        }
        lay(cue, (before) => afterEvent(before, event));
        cue.say("card");
        await beat(lookMs, cue);
        cue.say(cue.won ? "win" : "settled", strengthOf(event.multiple));
      },
    },
  ];
}

/** Louder, the dearer the hand is; a full house is as loud as it gets. */
function strengthOf(multiple: number): number {
  return Math.min(1, 0.5 + multiple / 180_000);
}
