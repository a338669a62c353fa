import { beat, type Cue, type Handlers } from "@croupier/game-stage/scene";
import { useState } from "react";
import type { MinesEvent } from "../rules/face.ts";
import { afterEvent, emptyReef, type ReefView } from "./reef-view.ts";

const beatsMs: Readonly<Record<MinesEvent["type"], number>> = {
  laid: 200,
  pearlFound: 260,
  mineHit: 620,
  taken: 320,
  left: 0,
  revealed: 250,
};

/** The reef as it is seen, and the handlers that show what is found in it. */
export function useReef(): readonly [ReefView, Handlers<MinesEvent>] {
  const [reef, setReef] = useState(() => emptyReef(0));

  async function show(event: MinesEvent, cue: Cue): Promise<void> {
    setReef((before) =>
      afterEvent(before.showing === cue.showing ? before : emptyReef(cue.showing), event),
    );
    if (event.type === "taken") cue.say(cue.won ? "win" : "settled");
    else cue.say(event.type);
    await beat(beatsMs[event.type], cue);
  }

  return [
    reef,
    { laid: show, pearlFound: show, mineHit: show, taken: show, left: show, revealed: show },
  ];
}
