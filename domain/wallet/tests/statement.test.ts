import { uuidv7 } from "@croupier/kit/ids";
import { formatDecimal, money } from "@croupier/kit/money";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createBonusMoney,
  createStatements,
  type MovementFilter,
  type ToldMovement,
} from "../src/face.ts";
import { betOf, commandOf, eur, house, openPlayWorld } from "./play-world.ts";

type World = Awaited<ReturnType<typeof openPlayWorld>>;
let world: World;
let bonus: ReturnType<typeof createBonusMoney>;
let statements: ReturnType<typeof createStatements>;

beforeAll(async () => {
  world = await openPlayWorld();
  statements = createStatements(world.database);
  bonus = createBonusMoney({ ledger: world.ledger });
  await bonus.openBonuses(eur);
  await world.ledger.openHouseAccount({ account: "house_payments", asset: eur });
});
afterAll(() => world.drop());

const began = new Date("2026-01-01T00:00:00Z");
const ahead = new Date(Date.now() + 3_600_000);

function pay(playerId: string, from: string, to: string, minor: bigint, kind: string) {
  return world.ledger.post({
    transferId: uuidv7(),
    playerId,
    kind,
    from,
    to,
    amount: money(minor, eur),
    reason: kind,
    happenedAt: new Date(),
  });
}

/** Paid in, a bonus, a stake out of both, a win, a withdrawal that was sent. */
async function live(): Promise<string> {
  const playerId = await world.openPlayer();
  await pay(playerId, "house_payments", "cash_free", 50_00n, "deposit");
  const granted = { transferId: uuidv7(), playerId, amount: money(10_00n, eur) };
  await bonus.grant({ ...granted, to: "bonusPlayable" });
  const bet = betOf({ playerId, minor: 55_00n });
  await world.play.bet(bet);
  const { roundId } = bet;
  await world.play.win({ ...commandOf({ playerId }), roundId, minor: 110_00n, house });
  // The house's own share of it is none of the player's movements.
  await pay(playerId, "house_payments", "house_bank", 1n, "deposit_fee");
  await pay(playerId, "cash_free", "pending_withdrawal", 30_00n, "withdrawal_requested");
  await pay(playerId, "pending_withdrawal", "house_payments", 30_00n, "withdrawal_sent");
  return playerId;
}

type Asked = Partial<Parameters<typeof statements.page>[0]>;

async function page(playerId: string, more: Asked = {}) {
  const read = await statements.page({ playerId, limit: 50, ...more });
  if (read === undefined) throw new Error("whoever has a wallet has a history");
  return read;
}

const told = ({ kind, amount, change, previous, current }: ToldMovement) =>
  [kind, ...[amount, change, previous, current].map(formatDecimal)].join(" ");

const lines = [
  "withdrawal_sent 30.00 -30.00 115.00 85.00",
  "withdrawal_requested 30.00 0.00 115.00 115.00",
  "win 110.00 110.00 5.00 115.00",
  "stake 55.00 -55.00 60.00 5.00",
  "bonus_grant 10.00 10.00 50.00 60.00",
  "deposit 50.00 50.00 0.00 50.00",
];

test("each movement is one line with what it did, and what was there before and after", async () => {
  const { movements, next } = await page(await live());
  expect(movements.map(told)).toEqual(lines);
  expect(next).toBeUndefined();
});

test("a stake out of two accounts says of each what it held before and after", async () => {
  const { movements } = await page(await live(), { group: "game" });
  const stake = movements.find(({ kind }) => kind === "stake");
  expect(
    stake?.pots.map(({ account, previous, current }) => [
      account,
      formatDecimal(previous),
      formatDecimal(current),
    ]),
  ).toEqual([
    ["cashFree", "50.00", "0.00"],
    ["bonusPlayable", "10.00", "5.00"],
  ]);
});

describe("a part of the movements", () => {
  test("is found by what it is of, by amount and by reference", async () => {
    const playerId = await live();
    const kindsOf = async (filter: MovementFilter) =>
      (await page(playerId, filter)).movements.map(({ kind }) => kind);
    expect(await kindsOf({ group: "deposit" })).toEqual(["deposit"]);
    expect(await kindsOf({ group: "withdrawal" })).toEqual([
      "withdrawal_sent",
      "withdrawal_requested",
    ]);
    expect(await kindsOf({ group: "game" })).toEqual(["win", "stake"]);
    expect(await kindsOf({ group: "game", product: "sports" })).toEqual([]);
    expect(await kindsOf({ group: "other" })).toEqual([]);
    expect(await kindsOf({ search: "55" })).toEqual(["stake"]);
    expect(await kindsOf({ search: "55,00" })).toEqual(["stake"]);
    const [newest] = (await page(playerId)).movements;
    expect(await kindsOf({ search: newest?.id ?? "" })).toEqual(["withdrawal_sent"]);
    expect(await kindsOf({ before: began })).toEqual([]);
  });

  test("goes on where the last one ended, whatever came in meanwhile", async () => {
    const playerId = await live();
    const first = await page(playerId, { limit: 2 });
    await pay(playerId, "house_payments", "cash_free", 1_00n, "deposit");
    const rest = await page(playerId, { after: first.next });
    expect([...first.movements, ...rest.movements].map(told)).toEqual(lines);
  });

  test("is nobody else's", async () => {
    const [newest] = (await page(await live())).movements;
    const other = await live();
    const id = newest?.id ?? "";
    expect(await statements.movement({ playerId: other, id })).toBeUndefined();
  });
});

test("one movement is found by its reference, with the same before and after", async () => {
  const playerId = await live();
  for (const movement of (await page(playerId)).movements) {
    const found = await statements.movement({ playerId, id: movement.id });
    expect(found && told(found)).toBe(told(movement));
  }
});

test("a period begins with its opening balance and ends with its closing one", async () => {
  const playerId = await live();
  const { movements } = await page(playerId);
  const middle = new Date(movements[2]?.at ?? "");
  const read = async (from: Date, before: Date, filter: MovementFilter = {}) => {
    const period = await statements.period({ ...filter, playerId, from, before });
    if (period === undefined) throw new Error("whoever has a wallet has a statement");
    const each: ToldMovement[] = [];
    for await (const movement of period.movements()) each.push(movement);
    return { ends: [period.opening, period.closing].map(formatDecimal), movements: each };
  };
  const whole = await read(began, ahead);
  expect(whole.ends).toEqual(["0.00", "85.00"]);
  expect(whole.movements.map(told)).toEqual(lines.toReversed());
  const [early, late] = [await read(began, middle), await read(middle, ahead)];
  expect(early.ends[1]).toBe(late.ends[0]);
  expect([...early.movements, ...late.movements].map(told)).toEqual(lines.toReversed());
  // What a filter leaves out is counted all the same.
  const games = await read(began, ahead, { group: "game" });
  expect(games.movements.map(told)).toEqual([lines[3], lines[2]]);
});

test("who has no wallet yet has nothing to read", async () => {
  expect(await statements.page({ playerId: uuidv7(), limit: 1 })).toBeUndefined();
});

test("net deposits are what came from outside less what went there, part by part", async () => {
  const playerId = await live();
  const parts = await statements.netDeposits({ playerId, edges: [new Date(0), began, ahead] });
  expect(
    parts?.map(({ deposited, withdrawn, net }) => [deposited, withdrawn, net].map(formatDecimal)),
  ).toEqual([
    ["0.00", "0.00", "0.00"],
    ["50.00", "30.00", "20.00"],
  ]);
});
