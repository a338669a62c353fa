import type { PlayerFile } from "@croupier/contracts";
import type { Tone } from "../parts/Tag.tsx";
import { amountInWords } from "../treasury/Amount.tsx";
import { reasonWords, statusTones, statusWords } from "../verification/document-labels.ts";

type Words = Readonly<Record<string, string>>;

const limits: Words = { deposit: "Deposits", loss: "Losses", stake: "Stakes", session: "Time" };
const windows: Words = { day: "24 hours", week: "7 days", month: "a month" };
const sources: Words = { player: "the player", operator: "staff", policy: "the law" };

export function limitInWords(limit: PlayerFile["limits"][number]): readonly [string, string] {
  const { kind, window, value, used, source } = limit;
  return [
    `${limits[kind] ?? kind} in ${windows[window] ?? window}`,
    `${used} of ${value}${kind === "session" ? " min" : ""}, by ${sources[source] ?? source}`,
  ];
}

const balances: Readonly<Record<PlayerFile["balances"][number]["type"], string>> = {
  total: "Total",
  playable: "Playable",
  playableCasino: "Playable, casino",
  playableHorses: "Playable, horses",
  playablePoker: "Playable, poker",
  playableSports: "Playable, sports",
  nonPlayableBonus: "Bonus, not playable",
  bonus: "Bonus",
  locked: "Locked",
  unlocked: "Unlocked",
  pendingWithdrawal: "Held for withdrawal",
  withdrawable: "Withdrawable",
};

/** Those that hold something, and the total always. */
export function balancesInWords(file: PlayerFile): (readonly [string, string])[] {
  return file.balances
    .filter(({ type, amount }) => type === "total" || /[1-9]/.test(amount))
    .sort((one, other) => orderOf(one.type) - orderOf(other.type))
    .map(({ type, amount, currency }) => [balances[type], amountInWords(amount, currency)]);
}

const orderOf = (type: keyof typeof balances): number => Object.keys(balances).indexOf(type);

type Held = PlayerFile["documents"][number];

export function documentInWords({ status, reason }: Held): {
  tone: Tone;
  words: string;
  why: string;
} {
  const words: Words = statusWords;
  const tones: Readonly<Record<string, Tone>> = statusTones;
  const reasons: Words = reasonWords;
  return {
    tone: tones[status] ?? "quiet",
    words: words[status] ?? status,
    why: reason === null ? "" : (reasons[reason] ?? reason),
  };
}
