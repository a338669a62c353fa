import { countLateWithdrawals } from "@croupier/cashier";
import { uuidv7 } from "@croupier/kit/ids";
import { ok } from "@croupier/kit/result";
import { hourMs } from "@croupier/kit/time";
import { auditMoney } from "@croupier/wallet";
import { expect, test } from "vitest";
import {
  admin,
  anna,
  asked,
  balances,
  call,
  desk,
  letters,
  link,
  moveWith,
  moveWithdrawals,
  openWithdrawals,
  own,
  player,
  read,
  served,
  troubles,
  untilState,
} from "./withdrawal-world.ts";

openWithdrawals();

/** By bank, with 48 hours promised, to an account that people have to look at first. */
async function waiting(amount = "100.00"): Promise<string> {
  const { id } = await asked({ amount, destination: await link(player.id) });
  await moveWithdrawals();
  expect((await read(id)).state).toBe("checks");
  return id;
}

/** The worker's round with its clock so many hours ahead. */
const moveAt = (hours: number) =>
  moveWith({ clock: () => new Date(Date.now() + hours * hourMs) })();

const cancel = (id: string) => call("POST", own(`/${id}/cancellation`));

/** Of this player, as the books have it. */
async function credits(): Promise<string[]> {
  const { rows } = await admin.query<{ line: string }>(
    `SELECT concat_ws(' ', kind, from_account, to_account, amount) AS line FROM ledger.transfers
     WHERE player_id = $1 AND kind = 'withdrawal_late'`,
    [player.id],
  );
  return rows.map(({ line }) => line);
}
const oneCredit = ["withdrawal_late house_late_payouts cash_free 500"];

async function lateLetters() {
  return (await letters()).filter(({ template }) => template.startsWith("withdrawal-late"));
}

async function document(status: string): Promise<void> {
  await admin.query(
    `UPDATE players.document SET status = $2,
       answer_due_at = CASE WHEN $2 = 'PENDING' THEN now() END
     WHERE player_id = $1 AND document_type = 'ID_DOCUMENT'`,
    [player.id, status],
  );
}

test("a withdrawal that is not there as promised goes to the front, is credited once and told", async () => {
  const id = await waiting();
  const other = await waiting("20.00");
  const before = (await balances())["unlocked"];
  expect(await read(id)).toMatchObject({ promisedCredit: "5.00", missed: null });
  expect((await read(other)).promisedCredit).toBeNull();
  // Longer in the queue, and with more time.
  await admin.query(
    `UPDATE cashier.withdrawals SET promised_at = promised_at + interval '3 days',
       changed_at = changed_at - interval '1 hour' WHERE withdrawal_id = $1`,
    [other],
  );
  await moveAt(47.9);
  expect([await credits(), await lateLetters()]).toEqual([[], []]);

  await moveAt(48.1);
  await moveAt(48.2);
  expect(await credits()).toEqual(oneCredit);
  expect(Number((await balances())["unlocked"])).toBe(Number(before) + 5);
  expect((await read(id)).missed).toEqual({ at: expect.any(String), credit: "5.00" });
  const [letter, ...more] = await lateLetters();
  expect(more).toEqual([]);
  expect(letter?.template).toBe("withdrawal-late-credited");
  expect(letter?.text).toContain("We credited 5.00 USD to your balance");
  expect(letter?.text).toContain("our payments team has not finished its checks");
  const queue = await desk.queue({ show: "all", mine: false, staffId: anna });
  expect(queue.find((one) => one.id === id)?.missed).toMatchObject({ credit: "5.00" });
  // Of those of other stories some may be late as well.
  const order = queue.map((one) => one.id).filter((one) => one === id || one === other);
  expect(order).toEqual([id, other]);
  const late = await countLateWithdrawals(served.fresh.database);

  await desk.approve({ id, staffId: anna, note: "Looks right" });
  await desk.reject({ id: other, staffId: anna, note: "Not this", reason: "not_possible" });
  await moveWithdrawals();
  await untilState(id, "arrived");
  expect(await credits()).toEqual(oneCredit);
  expect(await countLateWithdrawals(served.fresh.database)).toBe(late - 1);
});

test("four workers in one moment credit it once", async () => {
  await waiting();
  await Promise.all([48.1, 48.1, 48.2, 48.3].map(moveAt));
  expect(await credits()).toEqual(oneCredit);
  expect(await lateLetters()).toHaveLength(1);
});

test("a worker that fails in between leaves nothing behind, and the next one does all of it", async () => {
  const id = await waiting();
  const clock = () => new Date(Date.now() + 48.1 * hourMs);
  await moveWith({
    clock,
    queueLetter: async () => {
      throw new Error("the machine is gone");
    },
  })();
  // Others of this room may be late as well.
  expect(new Set(troubles.splice(0).map(String))).toEqual(new Set(["Error: the machine is gone"]));
  expect([await credits(), (await read(id)).missed]).toEqual([[], null]);
  await moveAt(48.1);
  expect([await credits(), (await lateLetters()).length]).toEqual([oneCredit, 1]);
});

test("time that waits for the player does not count, time that reads their document does", async () => {
  const id = await waiting();
  const { promisedAt } = await read(id);
  await document("REQUESTED");
  await moveAt(1);
  expect(await read(id)).toMatchObject({
    nextActor: "player",
    reason: "document_missing",
    promisedAt: null,
  });
  await moveAt(60);
  await document("PENDING");
  await moveAt(61);
  const resumed = await read(id);
  expect(resumed).toMatchObject({ nextActor: "staff", reason: null, missed: null });
  const added = Date.parse(resumed.promisedAt ?? "") - Date.parse(promisedAt ?? "");
  expect(Math.round(added / hourMs)).toBe(60);
  await moveAt(107);
  expect(await credits()).toEqual([]);
  await moveAt(109);
  expect(await credits()).toEqual(oneCredit);
});

test("one that was cancelled in time is never credited; in the same moment one of both is first", async () => {
  const id = await waiting();
  expect((await cancel(id)).status).toBe(200);
  await moveAt(49);
  expect([await credits(), (await read(id)).missed]).toEqual([[], null]);
  // Found late, and cancelled before its row is locked.
  const meanwhile = await waiting();
  const missingForWithdrawal = async () => {
    await cancel(meanwhile);
    return [];
  };
  await moveWith({
    clock: () => new Date(Date.now() + 49 * hourMs),
    documentDuties: { mayWithdraw: async () => ok(), missingForWithdrawal },
  })();
  expect([await credits(), (await read(meanwhile)).state]).toEqual([[], "cancelled"]);
  for (let round = 0; round < 4; round += 1) {
    const next = await waiting("20.00");
    // As if nothing had been credited before.
    await admin.query("UPDATE cashier.withdrawals SET late_credit = 500 WHERE withdrawal_id = $1", [
      next,
    ]);
    const before = (await credits()).length;
    await Promise.all([cancel(next), moveAt(49)]);
    const { state, missed } = await read(next);
    expect(state).toBe("cancelled");
    expect((await credits()).length - before).toBe(missed === null ? 0 : 1);
  }
});

test("what was credited and taken back is no way to the next credit: money has to arrive first", async () => {
  const first = await waiting();
  await moveAt(49);
  expect((await cancel(first)).status).toBe(200);
  const second = await waiting();
  expect((await read(second)).promisedCredit).toBeNull();
  await moveAt(49);
  expect(await credits()).toEqual(oneCredit);
  await desk.approve({ id: second, staffId: anna, note: "Looks right" });
  await moveWithdrawals();
  await untilState(second, "arrived");
  expect((await asked()).promisedCredit).toBe("5.00");
});

test("a clock that goes back promises nothing for earlier", async () => {
  const id = await waiting();
  const { promisedAt } = await read(id);
  await document("REQUESTED");
  await moveAt(47);
  await document("VERIFIED");
  await moveAt(2);
  expect(await read(id)).toMatchObject({ promisedAt, missed: null });
  expect(await credits()).toEqual([]);
});

test("whoever is kept from play is told, and given no money", async () => {
  const id = await waiting();
  await admin.query(
    `INSERT INTO players.exclusion (player_id, exclusion_id, set_by, began_at)
     VALUES ($1, $2, 'player', now())`,
    [player.id, uuidv7()],
  );
  await moveAt(49);
  expect(await credits()).toEqual([]);
  expect((await lateLetters()).map(({ template }) => template)).toEqual(["withdrawal-late"]);
  const { rows } = await admin.query<{ isLate: boolean }>(
    `SELECT late_at IS NOT NULL AND late_transfer_id IS NULL AS "isLate"
     FROM cashier.withdrawals WHERE withdrawal_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ isLate: true }]);
});

test("all parts of one that was split are credited once, to the first that is late", async () => {
  const id = await waiting();
  await desk.split({ id, staffId: anna, note: "In parts", amounts: ["60.00", "40.00"] });
  await Promise.all([moveAt(49), moveAt(49)]);
  expect(await credits()).toEqual(oneCredit);
  expect(await lateLetters()).toHaveLength(1);
  const { rows } = await admin.query<{ late: number }>(
    `SELECT count(late_at)::int AS late FROM cashier.withdrawals
     WHERE $1 IN (withdrawal_id, split_from)`,
    [id],
  );
  expect(rows).toEqual([{ late: 2 }]);
});

test("one that was asked for before anything was promised is late all the same, without a credit", async () => {
  const id = await waiting();
  await admin.query("UPDATE cashier.withdrawals SET late_credit = NULL WHERE withdrawal_id = $1", [
    id,
  ]);
  await moveAt(49);
  expect((await read(id)).missed).toEqual({ at: expect.any(String), credit: null });
  expect(await credits()).toEqual([]);
});

test("the audit finds a credit that belongs to no withdrawal", async () => {
  const id = await waiting();
  await moveAt(49);
  const write = (credit: number) =>
    admin.query("UPDATE cashier.withdrawals SET late_credit = $2 WHERE withdrawal_id = $1", [
      id,
      credit,
    ]);
  await write(400);
  const found = await auditMoney(served.fresh.database);
  expect(found.map(({ check }) => check)).toEqual(["Q9 what was credited was late"]);
  await write(500);
});
