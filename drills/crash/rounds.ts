import { uuidv7 } from "@croupier/kit/ids";

export type Seat = {
  readonly playerId: string;
  readonly playerRef: string;
  readonly token: string;
};

export type PlayQuestion = {
  readonly call: "bet" | "win" | "rollback" | "endRound";
  readonly transactionId: string;
  readonly seat: Seat;
  readonly roundId: string;
  readonly minor: bigint;
  /** Of a win and a rollback: the bet. */
  readonly betId?: string;
  /** Of a bet: nothing follows. */
  readonly closes?: true;
};

export const stake = 10n;
export const prize = 30n;

/** One after the other; what stands together is asked at once. */
export type Round = readonly (readonly PlayQuestion[])[];

/** Six kinds of round, in turn: each leaves something open between two of its steps. */
export function roundOf(seat: Seat, turn: number): Round {
  const roundId = uuidv7();
  const about = { seat, roundId, minor: 0n };
  const bet: PlayQuestion = { ...about, call: "bet", transactionId: uuidv7(), minor: stake };
  const after = (call: "win" | "rollback", minor: bigint): PlayQuestion => ({
    ...about,
    call,
    minor,
    transactionId: uuidv7(),
    betId: bet.transactionId,
  });
  const kinds: readonly Round[] = [
    [[bet], [after("win", prize)]],
    [[bet], [after("win", 0n)]],
    [[bet], [after("rollback", 0n)]],
    // The rollback overtook its bet, which then is none.
    [[after("rollback", 0n)], [bet]],
    [[{ ...bet, closes: true }]],
    [[bet, bet], [{ ...about, call: "endRound", transactionId: uuidv7() }]],
  ];
  return kinds[turn % kinds.length] ?? [];
}
