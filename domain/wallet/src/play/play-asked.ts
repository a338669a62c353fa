import { assert } from "@croupier/kit/assert";
import { isUuid } from "@croupier/kit/ids";
import { isHouseAccount } from "@croupier/ledger";
import type { Bet, PlayCommand } from "./play-money.ts";

/** A command as the doorway takes it. */
export type PlayAsked<Product extends string> = PlayCommand<Product> & {
  readonly kind: "bet" | "win" | "rollback" | "end_round" | "prize" | "expire";
  readonly minor: bigint;
  readonly betId?: string | undefined;
  /** Which money a bet takes first, what a prize is for. */
  readonly detail: string;
};

export type BetAsked<Product extends string> = PlayAsked<Product> &
  Pick<Bet<Product>, "sessionId" | "roundMs">;

const name = /^[a-z]+(_[a-z]+)*$/;

/** Only what code writes comes here, so a malformed command is a bug and not a refusal. */
export function assertAsked(asked: PlayAsked<string>): void {
  const ids = [asked.operationId, asked.playerId, asked.roundId, asked.betId ?? asked.operationId];
  assert(ids.every(isUuid), "operations, players, rounds and bets have lower-case UUIDs");
  assert(isHouseAccount(asked.house), "a game is played against a house account");
  const names = [asked.house, asked.product, asked.detail];
  assert(
    names.every((one) => name.test(one)),
    "houses, products and details are lower_case words",
  );
  assert(!Number.isNaN(asked.happenedAt.getTime()), "happenedAt is a real moment");
  assert(asked.kind !== "bet" || asked.betId === undefined, "a bet is named by its operation");
}
