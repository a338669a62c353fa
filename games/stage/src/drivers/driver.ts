import type {
  GameFacts,
  GameSession,
  PlayedRound,
  RevealedSeeds,
  Round,
  SeedsToCome,
} from "@croupier/contracts";
import type { Result } from "@croupier/kit/result";

/** A refusal by its code, as on the wire; `unreachable` where nobody answered. */
export type Answer<T> = Promise<Result<T>>;

export type Play = {
  /** Made at the press and kept until it is answered: asked twice, it is one round. */
  readonly playId: string;
  readonly stake: string;
  readonly choice: unknown;
  readonly freeRounds?: string;
  /** Nobody pressed for it: it follows the round before by itself. */
  readonly automatic?: true;
};

export type ListedRound = Omit<Round, "steps">;

export type Seeds = SeedsToCome & { readonly before: readonly RevealedSeeds[] };

/** Whoever decides rounds: our server, or in practice the rules right here. */
export type Driver = {
  readonly mode: "practice" | "real";
  facts(): Answer<GameFacts>;
  /** How the player stands; the first call opens the session. */
  session(): Answer<GameSession>;
  openRound(play: Play): Answer<PlayedRound>;
  /** `place` 0 is the first action of the round. */
  act(asked: { round: string; place: number; action: unknown }): Answer<PlayedRound>;
  /** Of practice: the stake of a round in which nothing was drawn yet is given back, and it never was one. */
  takeBack?(round: string): Answer<PlayedRound>;
  rounds(before?: string): Answer<{ items: readonly ListedRound[]; next: string | null }>;
  round(id: string): Answer<Round>;
  seeds(): Answer<Seeds>;
  /** Chosen with the fingerprint of our next seed in sight: another one is refused. */
  changeSeed(asked: { playerSeed: string; nextFingerprint: string }): Answer<Seeds>;
  /** A socket of this session to the server; it joins by itself. Absent in practice. */
  openLine?(path: string): WebSocket;
};
