import type { WithdrawalMethod } from "@croupier/contracts";

/** What was typed into the search of the queue, as the table can be asked for it. */
export type QueueWords = {
  readonly words: string;
  /** Letters and digits of an id without its dashes, where that is what the words look like. */
  readonly idPart: string | undefined;
  readonly methods: readonly WithdrawalMethod[];
  readonly playerIds: readonly string[];
};

const called: Readonly<Record<WithdrawalMethod, string>> = {
  CBT: "bank transfer",
  CARD: "card",
};

/** Fewer letters stand in half of all ids, and begin too many words. */
const shortest = 3;

/** `W-3F2A91C0`, a whole id, `bank`, or anything else, which a player or a destination may be called. */
export function readQueueWords(typed: string): Omit<QueueWords, "playerIds"> {
  const words = typed.trim();
  const bare = words.toLowerCase();
  const idPart = bare.replace(/^w-/, "").replaceAll("-", "");
  const isIdPart = /^[0-9a-f]{4,32}$/.test(idPart);
  const methods = (["CBT", "CARD"] as const).filter(
    (method) =>
      method.toLowerCase() === bare || (bare.length >= shortest && called[method].includes(bare)),
  );
  return { words, idPart: isIdPart ? idPart : undefined, methods };
}
