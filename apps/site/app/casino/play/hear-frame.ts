import type { FrameMessage } from "@croupier/contracts/frame-bridge";
import { add, formatDecimal, isAsset, parseMoney, zero } from "@croupier/kit/money";

import { tellStandingChanged } from "../../session/standing-changed.ts";
import { sayRoundEnded } from "../own/own-games.ts";
import { changePlay, failPlay, playNow, type EndedRound, type RunningPlay } from "./play-store.ts";

/** What the frame told of the game itself; what it asks for is the page's to do. */
export function hearFrame(message: FrameMessage): void {
  const play = playNow();
  if (play.status !== "running") return;
  switch (message.type) {
    case "ready":
      return changePlay({ isReady: true });
    case "balance":
      // A frame may be anybody's: a currency that nobody knows cannot be shown, nor added in.
      if (!isAsset(message.currency)) return;
      return changePlay({ currency: message.currency, balance: message.amount });
    case "round-began":
      return changePlay({ isRoundOn: true });
    case "round-ended":
      sayRoundEnded(play.gameId);
      return changePlay({
        isRoundOn: false,
        net: netAfter(play, message.net),
        ended: endedAfter(play, message),
      });
    case "failed":
      // A game that stands says itself what was refused, and goes on; only one that never came is given up.
      if (!play.isReady) return failPlay({ code: message.code });
      tellStandingChanged();
      return changePlay({ isRoundOn: false });
    default:
  }
}

const endedMax = 5;

function endedAfter(
  { ended }: Pick<RunningPlay, "ended">,
  { round, net }: Extract<FrameMessage, { type: "round-ended" }>,
): readonly EndedRound[] {
  if (round === undefined) return ended;
  return [{ round, net, at: new Date().toISOString() }, ...ended].slice(0, endedMax);
}

/** What cannot be read is left out: the frame shows the sum itself, this is only its echo. */
export function netAfter(
  { net = "0", currency = "" }: Pick<RunningPlay, "net" | "currency">,
  round: string,
): string {
  // The frame names it with the balance, and may not have done so yet.
  if (!isAsset(currency)) return net;
  const before = parseMoney(net, currency);
  const more = parseMoney(round, currency);
  if (!before.ok || !more.ok) return net;
  return formatDecimal(add(add(zero(currency), before.value), more.value));
}
