// Money that leaves: withdrawals and transfers between players, half of the rivals at each server.
import { playerTransfers, withdrawalDesk, withdrawals } from "@croupier/contracts";
import { spellPath } from "@croupier/contracts/client";
import type { Player } from "../replays/open-players.ts";
import { countWords, expectOne, spell } from "./expect-answers.ts";
import type { MoneyGround } from "./money-ground.ts";
import type { Race } from "./race.ts";
import { releaseTogether, type Rival } from "./released-together.ts";

const rivals = 50;
const everybody = Array.from({ length: rivals }, (_, index) => index);
const currency = "EUR";
const withdrawn = { minor: 25_00n, amount: "25.00" } as const;
const sent = { minor: 10_00n, amount: "10.00" } as const;

/** `rounds`: so many withdrawals wait for staff before the first round that needs one. */
export async function leavingRaces(ground: MoneyGround, rounds: number): Promise<Race[]> {
  const waiting = await openWaiting();

  async function withdrawTogether(): Promise<string | undefined> {
    const player = await ground.takePlayer(withdrawn.minor);
    // A proof is good for one: each rival has its own, so that only the money can say no.
    const tokens = await ground.openSessions(player, rivals);
    const answers = await releaseTogether(
      everybody.map((index) =>
        withdraw(player, { index, token: tokens[index], key: `race-rival-${index}` }),
      ),
    );
    return (
      expectOne(answers, { yes: "201", no: "not_withdrawable" }) ??
      ground.expectMoney(player, { cash_free: 0n, pending_withdrawal: withdrawn.minor })
    );
  }

  async function withdrawUnderOneKey(): Promise<string | undefined> {
    const player = await ground.takePlayer(withdrawn.minor * BigInt(rivals));
    const tokens = await ground.openSessions(player, rivals);
    const answers = await releaseTogether(
      everybody.map((index) => withdraw(player, { index, token: tokens[index], key: "race-one" })),
    );
    const seen = countWords(answers);
    const done = answers.filter(({ status }) => status === 201);
    const alike = new Set(done.map(({ body }) => body)).size;
    const others = seen.get("request_in_flight") ?? 0;
    if (alike !== 1 || done.length + others !== rivals) return `${spell(seen)}; ${alike} bodies`;
    const left = withdrawn.minor * BigInt(rivals - 1);
    return ground.expectMoney(player, { cash_free: left, pending_withdrawal: withdrawn.minor });
  }

  async function sendTogether(): Promise<string | undefined> {
    const player = await ground.takePlayer(sent.minor);
    const tokens = await ground.openSessions(player, rivals);
    const answers = await releaseTogether(
      everybody.map((index) =>
        asPlayer({
          index,
          token: tokens[index],
          path: spellPath(playerTransfers.send.path, { params: { session: player.id } }),
          key: `race-rival-${index}`,
          body: { currency, recipient: ground.recipient, amount: sent.amount },
        }),
      ),
    );
    return (
      expectOne(answers, { yes: "201", no: "not_withdrawable" }) ??
      ground.expectMoney(player, { cash_free: 0n })
    );
  }

  /** Half cancel, half say yes: whichever came first is so for all, and staff says yes once. */
  async function cancelAgainstApprove(): Promise<string | undefined> {
    const one = waiting.pop();
    if (one === undefined) throw new Error("no withdrawal waits for staff");
    const { player, id } = one;
    const params = { withdrawal: id };
    const cancel = spellPath(withdrawals.cancel.path, {
      params: { ...params, session: player.id },
    });
    const approve = spellPath(withdrawalDesk.approve.path, { params });
    const { port, cookie } = ground.desk;
    const answers = await releaseTogether(
      everybody.map((index): Rival =>
        index % 2 === 0
          ? asPlayer({ index: index / 2, token: player.token, path: cancel, body: {} })
          : { port, method: "POST", path: approve, headers: { cookie }, body: { note: "Raced" } },
      ),
    );
    const seen = countWords(answers);
    const half = rivals / 2;
    const isCancelled = seen.get("200") === half && seen.get("withdrawal_not_waiting") === half;
    const isApproved =
      seen.get("200") === 1 &&
      seen.get("withdrawal_not_waiting") === half - 1 &&
      seen.get("withdrawal_not_open") === half;
    if (isCancelled === isApproved) return spell(seen);
    return ground.expectMoney(player, {
      cash_free: isCancelled ? withdrawn.minor : 0n,
      pending_withdrawal: isCancelled ? 0n : withdrawn.minor,
    });
  }

  async function openWaiting(): Promise<{ player: Player; id: string }[]> {
    const opened: { player: Player; id: string }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const player = await ground.takePlayer(withdrawn.minor);
      await ground.openSessions(player, 1);
      const { token } = player;
      const [answer] = await releaseTogether([
        withdraw(player, { index: round, token, key: "race-open" }),
      ]);
      if (answer?.status !== 201) throw new Error(`no withdrawal: ${answer?.body}`);
      opened.push({ player, id: (JSON.parse(answer.body) as { id: string }).id });
    }
    await ground.workUntil(async () => {
      const { rows } = await ground.database.pool.query<{ state: string }>(
        "SELECT DISTINCT state FROM cashier.withdrawals",
      );
      return rows.every(({ state }) => state === "checks");
    });
    return opened;
  }

  function withdraw(
    player: Player,
    how: { readonly index: number; readonly token: string | undefined; readonly key: string },
  ): Rival {
    const path = spellPath(withdrawals.request.path, { params: { session: player.id } });
    const { amount } = withdrawn;
    return asPlayer({
      ...how,
      path,
      body: { method: "CBT", currency, destination: player.account, amount },
    });
  }

  function asPlayer(how: {
    readonly index: number;
    readonly token: string | undefined;
    readonly path: string;
    readonly key?: string;
    readonly body: object;
  }): Rival {
    const { index, token, path, key, body } = how;
    const headers = { cookie: `sid=${token}`, ...(key && { "idempotency-key": key }) };
    return { port: ground.portOf(index), method: "POST", path, headers, body };
  }

  return [
    { name: `${rivals} withdrawals of money for one: one`, round: withdrawTogether },
    { name: `one Idempotency-Key ${rivals} times: one withdrawal`, round: withdrawUnderOneKey },
    { name: `${rivals} transfers of the last money: one`, round: sendTogether },
    {
      name: `${rivals / 2} cancels against ${rivals / 2} approvals: one or the other`,
      round: cancelAgainstApprove,
    },
  ];
}
