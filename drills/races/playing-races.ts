// Bets of a game provider for the last of the money, limits, and what a payment provider tells.
import { createHmac } from "node:crypto";
import { cashier, providers, saferPlay } from "@croupier/contracts";
import { spellPath } from "@croupier/contracts/client";
import { uuidv7 } from "@croupier/kit/ids";
import { game, provider, type Player } from "../replays/open-players.ts";
import { countWords, expectOne, expectStatuses, spell } from "./expect-answers.ts";
import type { MoneyGround } from "./money-ground.ts";
import type { Race } from "./race.ts";
import { releaseTogether, type Rival } from "./released-together.ts";

const rivals = 50;
const everybody = Array.from({ length: rivals }, (_, index) => index);
const [stake, paid] = [1_00n, 20_00n];
/** In stakes: what the limit leaves before it is lowered, and after. */
const [before, after] = [10, 5];
const notices = "/services/cashier/v1/providers/sandbox/notices";

export function playingRaces(ground: MoneyGround): Race[] {
  let turn = 0;

  async function betTogether(): Promise<string | undefined> {
    const player = await ground.takePlayer(stake);
    const answers = await releaseTogether(everybody.map((index) => bet(player, index)));
    return (
      expectOne(answers, { yes: "OK", no: "INSUFFICIENT_FUNDS" }) ??
      ground.expectMoney(player, { cash_free: 0n })
    );
  }

  async function lowerAgainstBets(): Promise<string | undefined> {
    const start = stake * BigInt(2 * rivals);
    const player = await ground.takePlayer(start);
    const [first] = await releaseTogether([limit(player, before)]);
    if (first?.status !== 200) return `no limit was set: ${first?.body}`;
    turn += 1;
    const lower = turn % rivals;
    const answers = await releaseTogether(
      everybody.map((index) => (index === lower ? limit(player, after) : bet(player, index))),
    );
    const seen = countWords(answers);
    const bets = seen.get("OK") ?? 0;
    const isSo =
      answers[lower]?.status === 200 &&
      bets >= after &&
      bets <= before &&
      seen.get("LIMIT_REACHED") === rivals - 1 - bets;
    if (!isSo) return spell(seen);
    // From now on the lower one counts, whatever was staked before it.
    const later = await releaseTogether(everybody.map((index) => bet(player, index)));
    const one = countWords(later);
    if (one.get("LIMIT_REACHED") !== rivals) return `after it was lowered: ${spell(one)}`;
    return ground.expectMoney(player, { cash_free: start - stake * BigInt(bets) });
  }

  async function tellTogether(): Promise<string | undefined> {
    const player = await ground.takePlayer(stake);
    const amount = { amount: "20.00", currency: "EUR" };
    const [begun] = await releaseTogether([
      {
        port: ground.portOf(0),
        method: "POST",
        path: spellPath(cashier.beginDeposit.path, { params: { session: player.id } }),
        headers: { cookie: `sid=${player.token}`, "idempotency-key": "race-deposit" },
        body: { method: "card", ...amount },
      },
    ]);
    if (begun?.status !== 201) return `no deposit was begun: ${begun?.body}`;
    const { id: reference } = JSON.parse(begun.body) as { id: string };
    const body = { event: `paid-${reference}`, status: "paid", ...amount, reference };
    const headers = ground.payments.sign(notices, JSON.stringify(body), new Date());
    const answers = await releaseTogether(
      everybody.map((index) => ({
        port: ground.portOf(index),
        method: "POST",
        path: notices,
        headers,
        body,
      })),
    );
    return (
      expectStatuses(answers, { 204: rivals }) ??
      ground.expectMoney(player, { cash_free: stake + paid })
    );
  }

  function bet({ acme }: Player, index: number): Rival {
    const body = {
      request_id: uuidv7(),
      issued_at: new Date().toISOString(),
      transaction_id: uuidv7(),
      round_id: uuidv7(),
      type: "bet",
      game_code: game,
      currency: "EUR",
      amount: String(stake),
      scale: 2,
      ...acme,
    };
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const { keyId, secret } = ground.signing;
    const signature = createHmac("sha256", secret)
      .update(`${timestamp}.${JSON.stringify(body)}`)
      .digest("hex");
    return {
      port: ground.portOf(index),
      method: "POST",
      path: spellPath(providers.bet.path, { params: { provider } }),
      headers: { "x-key-id": keyId, "x-timestamp": timestamp, "x-signature": signature },
      body,
    };
  }

  function limit({ id, token }: Player, stakes: number): Rival {
    const params = { session: id, kind: "stake", window: "day" };
    return {
      port: ground.portOf(1),
      method: saferPlay.setLimit.method,
      path: spellPath(saferPlay.setLimit.path, { params }),
      headers: { cookie: `sid=${token}` },
      body: { value: `${stakes}.00` },
    };
  }

  return [
    { name: `${rivals} bets with the last coin: one`, round: betTogether },
    {
      name: `a limit of ${before} bets lowered to ${after} against ${rivals - 1} of them: ${after} to ${before}`,
      round: lowerAgainstBets,
    },
    { name: `one deposit's notice ${rivals} times: paid once`, round: tellTogether },
  ];
}
