import { withdrawals } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { createLedger } from "@croupier/ledger";
import { auditMoney } from "@croupier/wallet";
import { describe, expect, test } from "vitest";
import {
  acts,
  admin,
  anna,
  ask,
  asked,
  balances,
  bert,
  carla,
  call,
  desk,
  inside,
  letters,
  link,
  moveWithdrawals,
  openWithdrawals,
  own,
  player,
  prove,
  read,
  served,
  templates,
  untilState,
  words,
} from "./withdrawal-world.ts";

openWithdrawals();

describe("asking for money", () => {
  test("takes a proof, sets the amount aside at once, and says what arrives and by when", async () => {
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([403, "step_up_required"]);
    const withdrawal = await asked();
    expect(withdrawal).toMatchObject({
      amount: "100.00",
      fee: "1.00",
      arrives: "99.00",
      state: "requested",
      nextActor: "rules",
      destination: "NL •••• 4300",
      canCancel: true,
    });
    const { unlocked, pendingWithdrawal, total, withdrawable } = await balances();
    expect([unlocked, pendingWithdrawal, total, withdrawable]).toEqual([
      "900.00",
      "100.00",
      "1000.00",
      "900.00",
    ]);
  });

  test("a key that was told no may ask again, and what it was answered stays its answer", async () => {
    const key = `key-${uuidv7()}`;
    expect((await ask({}, key)).body.code).toBe("step_up_required");
    await prove();
    const first = await ask({}, key);
    const again = await ask({}, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect((await ask({ amount: "200.00" }, key)).body.code).toBe("idempotency_key_reused");
    expect((await balances())["pendingWithdrawal"]).toBe("100.00");
  });

  test.each([
    [{ amount: "19.99" }, "withdrawal_amount_out_of_range"],
    [{ amount: "10000.01" }, "withdrawal_amount_out_of_range"],
    [{ amount: "100.001" }, "withdrawal_amount_out_of_range"],
    [{ amount: "-100.00" }, "withdrawal_amount_out_of_range"],
    [{ amount: "1e3" }, "invalid_request"],
    [{ currency: "EUR" }, "withdrawal_method_not_offered"],
    [{ method: "CARD" }, "withdrawal_method_not_offered"],
    [{ destination: uuidv7() }, "withdrawal_destination_unknown"],
    [{ amount: "1000.01" }, "not_withdrawable"],
  ])("%j is refused as %s, and nothing is set aside", async (change, code) => {
    await prove();
    expect((await ask(change)).body.code).toBe(code);
    expect((await balances())["pendingWithdrawal"]).toBe("0.00");
  });

  /** Three hundred that nothing was staked of. */
  async function payIn(): Promise<void> {
    const { database } = served.fresh;
    const ledger = createLedger({ database, announce: () => {} });
    await ledger.openHouseAccount({ account: "house_payments", asset: "USD" as never });
    await admin.query(
      `SELECT ledger.post_transfers(1, ARRAY[$1::uuid], ARRAY[$2::uuid], ARRAY['deposit'],
         ARRAY['house_payments'], ARRAY['cash_free'], ARRAY['USD/2'], ARRAY[30000::bigint],
         ARRAY['deposit'], ARRAY[now()])`,
      [player.id, uuidv7()],
    );
  }

  test.each([
    ["a balance that covers", "800.00", async () => {}],
    // The balance would cover two, and the ledger's own wall would let them through. What keeps the second
    // is the player's lock, which is taken twice: for their standing and for their papers. Either is enough.
    ["what may leave of it, which covers", "600.00", payIn],
  ])("A3: fifty at once of %s one: one is taken", async (_what, amount, prepare) => {
    await prepare();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        inside.request({
          ...words({ amount }),
          own: { playerId: player.id, sessionId: uuidv7() },
          key: `key-${uuidv7()}`,
          siteOrigin: served.url,
        }),
      ),
    );
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal.code]));
    expect([...new Set(refused)]).toEqual(["not_withdrawable"]);
    expect(refused).toHaveLength(49);
    expect((await balances())["pendingWithdrawal"]).toBe(amount);
  });

  test("an account that was linked too lately waits", async () => {
    const late = await link(player.id, "2099-01-01T00:00:00Z");
    await prove();
    expect((await ask({ destination: late })).body.code).toBe("withdrawal_destination_waits");
  });

  test("without the document that the law asks for it is refused, and asked for", async () => {
    await admin.query("DELETE FROM players.document WHERE player_id = $1", [player.id]);
    await prove();
    expect((await ask()).body.code).toBe("document_required");
    const { rows } = await admin.query<{ status: string }>(
      "SELECT status FROM players.document WHERE player_id = $1",
      [player.id],
    );
    expect(rows).toEqual([{ status: "REQUESTED" }]);
  });

  test("whoever is excluded still has their money", async () => {
    await admin.query(
      `INSERT INTO players.exclusion (player_id, exclusion_id, set_by, began_at, may_return_at)
       VALUES ($1, $2, 'player', now(), NULL)`,
      [player.id, uuidv7()],
    );
    await asked();
  });

  test("what was paid in has to be staked before it leaves", async () => {
    await payIn();
    const { unlocked, withdrawable } = await balances();
    expect([unlocked, withdrawable]).toEqual(["1300.00", "1000.00"]);
    await prove();
    expect((await ask({ amount: "1000.01" })).body.code).toBe("not_withdrawable");
    const answer = await call("GET", own().replace("withdrawals", "withdrawal-methods"));
    expect(withdrawals.methods.responses[200].parse(answer.body)).toMatchObject({
      withdrawable: "1000.00",
      turnoverLeft: "300.00",
      dayLeft: "20000.00",
      mayCancel: true,
      needs: [],
      documents: [],
      accountWaitHours: 24,
    });
  });

  test("what is needed first is said with the offer, all of it, and nobody is asked by looking", async () => {
    await admin.query("DELETE FROM players.confirmed_email WHERE player_id = $1", [player.id]);
    await admin.query("DELETE FROM players.document WHERE player_id = $1", [player.id]);
    const needs = async () => {
      const { body } = await call("GET", own().replace("withdrawals", "withdrawal-methods"));
      const offer = withdrawals.methods.responses[200].parse(body);
      return { needs: offer.needs, documents: offer.documents };
    };
    const documentType = "ID_DOCUMENT";
    const missing = {
      needs: ["email_unconfirmed", "document_required"],
      documents: [{ documentType, inReview: false }],
    };
    expect(await needs()).toEqual(missing);
    expect(await needs()).toEqual(missing);
    const listed = "SELECT status FROM players.document WHERE player_id = $1";
    expect((await admin.query(listed, [player.id])).rows).toEqual([]);

    // A player who sets out to show it is asked for it, so that it is taken.
    const documents = `/services/profile-profiling/v1/document-verification/profile/${player.id}`;
    const url = `${documents}/document-verification-url?documentType=${documentType}`;
    expect((await call("GET", url)).status).toBe(200);
    expect((await admin.query(listed, [player.id])).rows).toEqual([{ status: "REQUESTED" }]);
    expect(await needs()).toEqual(missing);

    const block = "UPDATE players.document SET status = 'BLOCKED' WHERE player_id = $1";
    await admin.query(block, [player.id]);
    expect((await needs()).needs).toEqual(["document_blocked"]);
  });
});

describe("a no, a part, and two pairs of eyes", () => {
  async function waiting(amount = "100.00"): Promise<string> {
    const { id } = await asked({ amount });
    await moveWithdrawals();
    return id;
  }
  const note = "Looks right";

  test("whoever is told no has all of it back, with a reason", async () => {
    const id = await waiting();
    const rejected = await desk.reject({ id, staffId: anna, reason: "documents_needed", note });
    expect(rejected.ok).toBe(true);
    expect(await read(id)).toMatchObject({
      state: "rejected",
      reason: "documents_needed",
      nextActor: null,
    });
    const { unlocked, pendingWithdrawal } = await balances();
    expect([unlocked, pendingWithdrawal]).toEqual(["1000.00", "0.00"]);
    expect(acts).toContain("withdrawals.rejected");
    const [letter] = await letters();
    expect(letter?.text).toContain("The reason: we need a document from you first.");
  });

  test("what is not approved goes back at once, the rest goes on", async () => {
    const id = await waiting();
    const approved = await desk.approve({ id, staffId: anna, note, amount: "60.00" });
    expect(approved.ok && approved.value).toMatchObject({ state: "approved", amount: "60.00" });
    const { unlocked, pendingWithdrawal } = await balances();
    expect([unlocked, pendingWithdrawal]).toEqual(["940.00", "60.00"]);
  });

  test("parts are the whole, and each goes its own way", async () => {
    const id = await waiting();
    const wrong = await desk.split({ id, staffId: anna, note, amounts: ["60.00", "39.99"] });
    expect(wrong).toMatchObject({ refusal: { code: "withdrawal_part_out_of_range" } });
    const split = await desk.split({
      id,
      staffId: anna,
      note,
      amounts: ["60.00", "30.00", "10.00"],
    });
    expect(split.ok && split.value.parts.map(({ amount }) => amount)).toEqual(["30.00", "10.00"]);
    expect((await balances())["pendingWithdrawal"]).toBe("100.00");
    const parts = split.ok ? split.value.parts : [];
    await desk.reject({ id: parts[0]?.id ?? "", staffId: bert, reason: "not_possible", note });
    expect((await balances())["pendingWithdrawal"]).toBe("70.00");
  });

  test("what a colleague has taken is theirs, until they give it back", async () => {
    const id = await waiting();
    await desk.assign({ id, staffId: anna, assigned: true });
    const taken = { refusal: { code: "assigned_elsewhere" } };
    expect(await desk.approve({ id, staffId: bert, note })).toMatchObject(taken);
    expect(await desk.assign({ id, staffId: bert, assigned: true })).toMatchObject(taken);
    await desk.assign({ id, staffId: anna, assigned: false });
    expect((await desk.approve({ id, staffId: bert, note })).ok).toBe(true);
    expect(await desk.approve({ id, staffId: bert, note })).toMatchObject({
      refusal: { code: "withdrawal_not_waiting" },
    });
  });

  test("two who take the next case in one moment are given two, and nobody is given a taken one", async () => {
    const free = async () => {
      const queue = await desk.queue({ show: "waiting", mine: false, staffId: anna });
      return queue.filter(({ assignedTo }) => assignedTo === null);
    };
    // Withdrawals of other tests come to the desk first, and are taken.
    await moveWithdrawals();
    for (const { id } of await free()) await desk.assign({ id, staffId: anna, assigned: true });
    expect(await desk.takeNext({ staffId: bert })).toBeUndefined();
    const [first, second] = [await waiting("40.00"), await waiting("30.00")];
    const taken = await Promise.all([
      desk.takeNext({ staffId: anna }),
      desk.takeNext({ staffId: bert }),
    ]);
    expect(taken.map((one) => one?.id).toSorted()).toEqual([first, second].toSorted());
    expect(taken.map((one) => one?.assignedTo)).toEqual(["Anna", "Bert"]);
    expect(await desk.takeNext({ staffId: bert })).toBeUndefined();
    expect((await desk.figures({ staffId: bert })).waiting.mine).toBeGreaterThan(0);
  });

  test("what is known of whoever asks is what came in and what play made of it in a month", async () => {
    const looked = await desk.read({ id: await waiting(), staffId: anna });
    expect(looked.ok && looked.value.facts).toMatchObject({
      arrivedThere: 0,
      depositedMonth: "0.00",
      netMonth: "0.00",
    });
    const nobody = { show: "all", mine: false, find: "Zzyzx Qwfp", staffId: anna } as const;
    expect(await desk.queue(nobody)).toEqual([]);
  });

  const grantMuch = () =>
    admin.query(
      `SELECT ledger.post_transfers(1, ARRAY[$1::uuid], ARRAY[$2::uuid], ARRAY['grant'],
         ARRAY['house_demo_grants'], ARRAY['cash_free'], ARRAY['USD/2'], ARRAY[1800000::bigint],
         ARRAY['demo_grant'], ARRAY[now()])`,
      [player.id, uuidv7()],
    );

  test("one that is large in all takes two for each of its parts", async () => {
    await grantMuch();
    const id = await waiting("9900.00");
    const split = await desk.split({ id, staffId: anna, note, amounts: ["4950.00", "4950.00"] });
    const part = (split.ok && split.value.parts[0]?.id) || "";
    for (const one of [id, part]) {
      const first = await desk.approve({ id: one, staffId: anna, note });
      expect(first.ok && first.value).toMatchObject({ state: "checks", firstYesBy: "Anna" });
      expect(await desk.confirm({ id: one, staffId: anna, note })).toMatchObject({
        refusal: { code: "own_request" },
      });
      const second = await desk.confirm({ id: one, staffId: bert, note });
      expect(second.ok && second.value.state).toBe("approved");
    }
  });

  test("several that are large together within a day take two, also where both yeses come at once", async () => {
    await grantMuch();
    const ids = [await waiting("4900.00"), await waiting("4900.00")];
    const answers = await Promise.all(
      ids.map((id, at) => desk.approve({ id, staffId: at === 0 ? anna : bert, note })),
    );
    const states = answers.map((one) => one.ok && one.value.state).toSorted();
    expect(states).toEqual(["approved", "checks"]);
    const third = await desk.approve({ id: await waiting("100.00"), staffId: bert, note });
    expect(third.ok && third.value.state).toBe("checks");
  });

  test("what one colleague lets go alone in a day has an end", async () => {
    await admin.query(
      `WITH let_go AS (
         INSERT INTO cashier.withdrawals (player_id, withdrawal_id, method, provider, destination_id, destination,
           asset, amount, fee, state, may_cancel, requested_at, changed_at, promised_at, site_origin)
         SELECT gen_random_uuid(), gen_random_uuid(), 'CBT', 'sandbox', 'x', 'x', 'USD', 495000, 0, 'arrived', true,
           now(), now(), now(), 'https://x' FROM generate_series(1, 4)
         RETURNING player_id, withdrawal_id)
       INSERT INTO cashier.withdrawal_events (player_id, withdrawal_id, event_id, event, told_by, staff_id,
         state_before, state_after, recorded_at)
       SELECT player_id, withdrawal_id, 'a', 'approved', 'staff', $1, 'checks', 'approved', now() FROM let_go`,
      [carla],
    );
    const approved = await desk.approve({ id: await waiting("500.00"), staffId: carla, note });
    expect(approved.ok && approved.value.state).toBe("checks");
    const byAnother = await desk.approve({ id: await waiting("400.00"), staffId: bert, note });
    expect(byAnother.ok && byAnother.value.state).toBe("approved");
    // Their money never was: the books are sound without them.
    await admin.query("DELETE FROM cashier.withdrawals WHERE destination_id = 'x'");
  });

  test("a large one takes two, who are not the same", async () => {
    await grantMuch();
    const id = await waiting("5000.00");
    const first = await desk.approve({ id, staffId: anna, note });
    expect(first.ok && first.value).toMatchObject({ state: "checks", firstYesBy: "Anna" });
    expect(await desk.confirm({ id, staffId: anna, note })).toMatchObject({
      refusal: { code: "own_request" },
    });
    const second = await desk.queue({ show: "second", mine: false, staffId: bert });
    expect(second.map((one) => one.id)).toContain(id);
    const confirmed = await desk.confirm({ id, staffId: bert, note });
    expect(confirmed.ok && confirmed.value.state).toBe("approved");
    // Whoever is asked for the second yes may say no, although a colleague has taken it.
    const other = await waiting("5000.00");
    await desk.assign({ id: other, staffId: anna, assigned: true });
    await desk.approve({ id: other, staffId: anna, note });
    const no = { id: other, staffId: bert, reason: "not_possible", note } as const;
    expect((await desk.reject(no)).ok).toBe(true);
  });
});

describe("taking it back", () => {
  const cancel = (id: string) => call("POST", own(`/${id}/cancellation`));

  test("gives all of it back, and twice is once", async () => {
    const { id } = await asked();
    expect((await cancel(id)).body.state).toBe("cancelled");
    expect((await cancel(id)).body.state).toBe("cancelled");
    expect(await templates()).toEqual(["withdrawal-cancelled"]);
    const { unlocked, pendingWithdrawal } = await balances();
    expect([unlocked, pendingWithdrawal]).toEqual(["1000.00", "0.00"]);
  });

  test("is not for who lives where the law forbids it", async () => {
    const { id } = await asked();
    await admin.query(
      "UPDATE cashier.withdrawals SET may_cancel = false WHERE withdrawal_id = $1",
      [id],
    );
    expect((await read(id)).canCancel).toBe(false);
    expect((await cancel(id)).body.code).toBe("cancelling_not_allowed");
    expect((await balances())["pendingWithdrawal"]).toBe("100.00");
  });

  test("and a yes of staff in the same moment: one of them was first", async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      // To an account that nothing has arrived at yet, or the rules would say yes before anybody.
      const { id } = await asked({ amount: "50.00", destination: await link(player.id) });
      await moveWithdrawals();
      const [cancelled, approved] = await Promise.all([
        cancel(id),
        desk.approve({ id, staffId: anna, note: "Looks right" }),
      ]);
      const { state } = await read(id);
      ends.add(state);
      expect([cancelled.status === 200, approved.ok]).toEqual(
        state === "cancelled" ? [true, false] : [false, true],
      );
      if (state === "approved") {
        expect(cancelled.body.code).toBe("withdrawal_not_open");
      }
    }
    expect([...ends].every((state) => state === "cancelled" || state === "approved")).toBe(true);
  });
});

describe("the audit finds", () => {
  const rules = async () => [
    ...new Set((await auditMoney(served.fresh.database)).map(({ check }) => check)),
  ];
  const write = (id: string, set: string) =>
    admin.query(`UPDATE cashier.withdrawals SET ${set} WHERE withdrawal_id = $1`, [id]);

  test("money that is set aside for nothing, and an open withdrawal without its money", async () => {
    const { id } = await asked();
    await write(id, "state = 'cancelled'");
    expect(await rules()).toEqual(["Q9 what is set aside is what is open"]);
    await write(id, "state = 'requested', amount = amount + 1");
    expect(await rules()).toEqual(["Q9 what is set aside is what is open"]);
    await write(id, "amount = amount - 1");
  });

  test("one that says it was sent, and one whose fee is another", async () => {
    const { id } = await asked();
    await write(id, "state = 'arrived'");
    expect(await rules()).toEqual([
      "Q9 what is set aside is what is open",
      "Q9 what has left was sent",
    ]);
    await write(id, "state = 'requested'");
    await moveWithdrawals();
    await desk.approve({ id, staffId: anna, note: "Looks right" });
    await moveWithdrawals();
    await untilState(id, "arrived");
    await write(id, "fee = 0");
    expect(await rules()).toEqual(["Q9 what has left was sent"]);
    await write(id, "fee = 100");
  });
});

describe("what routing is asked", () => {
  const get = async (path: string) => {
    const answer = await fetch(served.url + path, { headers: { cookie: player.cookie } });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const groups = (change: Record<string, string> = {}) => {
    const query = { brand: "kingfisher", channel: "WEB", cp: "", ct: "", currency: "USD" };
    const more = { paymentType: "W", region: "CW", ...change };
    return get(
      `/services/routing/config/payment-methods/method-groups?${new URLSearchParams({ ...query, ...more }).toString()}`,
    );
  };

  test("[S7.16] [S9.17] groups of ways out by brand, channel, cp, ct, currency, paymentType and region", async () => {
    expect(await groups()).toEqual({ status: 200, body: [{ code: "CBT" }, { code: "TTP" }] });
    expect((await groups({ cp: "CARD,VOUCHER" })).body).toEqual([
      { code: "CBT" },
      { code: "TTP" },
      { code: "CARD" },
    ]);
    // In Great Britain no money goes from one player to another.
    expect((await groups({ region: "GB", currency: "GBP" })).body).toEqual([{ code: "CBT" }]);
    expect((await groups({ paymentType: "D" })).status).toBe(400);
    expect((await groups({ brand: "nobody" })).status).toBe(404);
  });

  test("[S7.17] [S3.14] the payments profile says cp, ct and ftd, empty until somebody pays in", async () => {
    const path = `/services/payment/profiles/${player.id}/info`;
    expect(await get(path)).toEqual({ status: 200, body: { cp: [], ct: "", ftd: false } });
    await admin.query(
      `INSERT INTO cashier.deposits (player_id, deposit_id, method, provider, asset, amount, fee,
         state, requested_at, changed_at, expires_at)
       VALUES ($1, $2, 'card', 'sandbox', 'USD', 100, 0, 'completed', now(), now(), now())`,
      [player.id, uuidv7()],
    );
    expect((await get(path)).body).toEqual({ cp: ["CARD"], ct: "", ftd: true });
    await prove();
    const back = await ask({ method: "CARD", destination: undefined });
    expect(back.body).toMatchObject({ fee: "0.00", arrives: "100.00", destination: "" });
    await admin.query("UPDATE cashier.deposits SET paid_with = 'Visa 4242' WHERE player_id = $1", [
      player.id,
    ]);
    const named = await asked({ method: "CARD", destination: undefined });
    expect(named.destination).toBe("Visa •••• 4242");
    const looked = await desk.read({ id: named.id, staffId: anna });
    expect(looked.ok && looked.value.destination).toBe("Visa •••• 4242");
  });
});
