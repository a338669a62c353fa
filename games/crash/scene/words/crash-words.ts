import type { GameWords, Language } from "@croupier/game-stage/scene";
import type { CrashChoice, CrashConfig, CrashEvent } from "../../rules/face.ts";

type Many = (of: { count: number }) => string;

export type CrashWords = GameWords<CrashConfig, CrashChoice, CrashEvent> & {
  readonly boardsIn: string;
  readonly seconds: (of: { seconds: number }) => string;
  readonly dived: string;
  /** Nobody who writes flights was heard of. */
  readonly silence: string;
  readonly last: string;
  readonly crowd: string;
  /** Over what was before, where few fly. */
  readonly top: string;
  readonly flightNumber: (of: { number: number }) => string;
  readonly noFlights: string;
  readonly aboard: Many;
  readonly landedCount: Many;
  readonly you: string;
  readonly passenger: (of: { name: string }) => string;
  readonly lostShort: string;
  readonly queued: string;
  readonly unqueue: string;
  readonly landAt: string;
  readonly landAtOwn: string;
  readonly byHand: string;
  readonly landsAt: (of: { multiple: string }) => string;
  readonly seated: string;
  readonly leave: string;
  readonly land: string;
  readonly paid: (of: { payout: string }) => string;
  readonly lost: string;
  readonly flightBoards: (of: { number: number }) => string;
  readonly flightTakesOff: (of: { number: number }) => string;
  /** Of the second bet: what is asked for first, then what is otherwise than of the first. */
  readonly addSecond: string;
  readonly removeSecond: string;
  readonly boardSecond: string;
  readonly secondStake: Readonly<Record<"stake" | "less" | "more", string>>;
  readonly second: Pick<
    CrashWords,
    "landAt" | "landAtOwn" | "queued" | "seated" | "leave" | "land" | "paid" | "lost"
  >;
  readonly fairness: {
    readonly intro: string;
    readonly fingerprint: string;
    readonly salt: string;
    readonly flight: string;
    readonly ofSoMany: (of: { number: number; length: number }) => string;
    readonly link: (of: { number: number }) => string;
    readonly count: string;
    readonly verify: string;
  };
  readonly flightEnded: (of: { number: number; multiple: string }) => string;
};

export async function loadCrashWords(language: Language): Promise<CrashWords> {
  switch (language) {
    case "en":
      return (await import("./crash-words.en.ts")).crashWords;
    case "es":
      return (await import("./crash-words.es.ts")).crashWords;
    case "de":
      return (await import("./crash-words.de.ts")).crashWords;
  }
}
