import type { PlayerTransfer } from "@croupier/contracts";

import type { WordKey } from "../language/open-words.ts";

type Told = { readonly title: WordKey; readonly detail: WordKey };

const sent: Readonly<Record<PlayerTransfer["state"], WordKey>> = {
  sent: "transfers.out.sent",
  arrived: "transfers.out.arrived",
  declined: "transfers.out.back",
  taken_back: "transfers.out.takenBack",
  expired: "transfers.out.back",
};

const received: Readonly<Record<PlayerTransfer["state"], WordKey>> = {
  sent: "transfers.in.sent",
  arrived: "transfers.in.arrived",
  declined: "transfers.in.declined",
  taken_back: "transfers.in.takenBack",
  expired: "transfers.in.expired",
};

/** One sentence for each side. To the sender what came back came back, whyever. */
export function tellTransfer({
  direction,
  state,
}: Pick<PlayerTransfer, "direction" | "state">): Told {
  const isOut = direction === "OUT";
  return {
    title: isOut ? "transfers.to" : "transfers.from",
    detail: isOut ? sent[state] : received[state],
  };
}
