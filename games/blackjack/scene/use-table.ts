import { beat, type Cue, type Handlers } from "@croupier/game-stage/scene";
import { useState } from "react";
import type { BlackjackEvent } from "../rules/face.ts";
import { afterEvent, emptyTable, type TableView } from "./table-view.ts";

/** How long each event is looked at before the next: what needs no look takes no time. */
const beatsMs: Readonly<Record<BlackjackEvent["type"], number>> = {
  dealt: 330,
  dealerDealt: 420,
  pairPaid: 700,
  insuranceOffered: 0,
  insured: 200,
  insurancePaid: 600,
  dealerLooked: 500,
  asked: 0,
  stood: 150,
  doubled: 250,
  split: 350,
  busted: 450,
  dealerRevealed: 620,
  handPaid: 260,
};

/** What lies on the felt, and the handlers that lay it there, event by event. */
export function useTable(): readonly [TableView, Handlers<BlackjackEvent>] {
  const [table, setTable] = useState(() => emptyTable(0));

  async function lay(event: BlackjackEvent, cue: Cue): Promise<void> {
    setTable((before) => {
      const now = before.showing === cue.showing ? before : emptyTable(cue.showing);
      return afterEvent(now, event);
    });
    sound(event, cue);
    await beat(beatsMs[event.type], cue);
  }

  return [
    table,
    {
      dealt: lay,
      dealerDealt: lay,
      pairPaid: lay,
      insuranceOffered: lay,
      insured: lay,
      insurancePaid: lay,
      dealerLooked: lay,
      asked: lay,
      stood: lay,
      doubled: lay,
      split: lay,
      busted: lay,
      dealerRevealed: lay,
      handPaid: lay,
    },
  ];
}

function sound(event: BlackjackEvent, { say, won }: Cue): void {
  switch (event.type) {
    case "dealt":
    case "dealerDealt":
      return say("card");
    case "dealerRevealed":
      return say("turn");
    case "doubled":
    case "split":
    case "insured":
      return say("chips");
    case "busted":
      return say("lost");
    case "pairPaid":
      return say("chips");
    case "handPaid":
      return event.hand === 0 ? say(won ? "win" : "settled") : undefined;
    default:
      return undefined;
  }
}
