import { balanceTypes } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { formatDecimal, money } from "@croupier/kit/money";
import { readHouseBalances } from "@croupier/ledger";
import { auditMoney } from "@croupier/wallet";
import { sql } from "kysely";
import type { Amounts } from "./account-model.ts";
import { createAsking } from "./ask.ts";
import { busy, players, touchedBy, type Command } from "./command.ts";
import { HouseModel } from "./house-model.ts";
import { MoneyModel } from "./model.ts";
import { usd, type MoneyWorld } from "./money-world.ts";
import { ordersOf } from "./orders.ts";

/** What differs from what was promised. */
export class Divergence extends Error {}

/** Before the first command: money that no deposit brought. */
const seeds = [
  ["cash_locked", "cashLocked", 25_00n],
  ["bonus_playable", "bonusPlayable", 15_00n],
] as const;
const houses = [
  "house_payments",
  "house_fees",
  "house_suspense",
  "house_bonus_cost",
  "house_adjustments",
  "house_late_payouts",
];

/**
 * One run: fifty new players, command by command, and after each moment what was answered and what is
 * there is what the model says in some order of that moment. Several orders may fit: all of them go on.
 */
export async function liveRun(
  world: MoneyWorld,
  moments: readonly (readonly Command[])[],
): Promise<void> {
  const named = [...new Set([...theBusy, ...moments.flat().flatMap(touchedBy)])];
  const playerIds = await openPlayers(world, named);
  let models = [new MoneyModel(new HouseModel(await readHouse(world)))];
  for (const player of theBusy) {
    for (const [account, pot, minor] of seeds) {
      await world.seed(playerIds[player] ?? "", account, minor);
      for (const model of models) model.accountOf(player).play.pots[pot] += minor;
    }
  }
  const asking = createAsking(world, playerIds);

  async function live(commands: readonly Command[]): Promise<void> {
    await asking.beginDeposits(commands);
    const answers = await Promise.all(commands.map(asking.ask));
    // A worker's round may move anybody's money.
    const touched = commands.some(({ kind }) => kind === "worker")
      ? named
      : [...new Set(commands.flatMap(touchedBy))];
    const there = await readAmounts(world, playerIds, touched);
    const found = models.flatMap((model) => follow(model, { commands, answers }));
    const fitting = found.filter((model) => spellAll(model, touched) === there);
    if (fitting.length === 0) {
      const expected = (found.length > 0 ? found : models).map((one) => spellAll(one, touched));
      throw new Divergence(describe({ commands, answers, there, expected }));
    }
    models = [...new Map(fitting.map((model) => [model.describe(), model])).values()];
  }

  for (const commands of moments) await live(commands);
  for (const commands of endingsOf(named)) await live(commands);
  await giveBackStakes(world, models);
  await expectSound(world, { playerIds, named, models });
}

const everybody = Array.from({ length: players }, (_, player) => player);
const theBusy = everybody.slice(0, busy);

type Told = { readonly commands: readonly Command[]; readonly answers: readonly string[] };

/** The model after each order in which all were answered as they were. */
function follow(model: MoneyModel, { commands, answers }: Told): MoneyModel[] {
  return ordersOf(commands).flatMap((order) => {
    const next = model.copy();
    const fits = order.every((index) => {
      const command = commands[index];
      return command !== undefined && next.ask(command) === answers[index];
    });
    return fits ? [next] : [];
  });
}

/** Nothing stays on its way: what is set aside goes back or arrives, what was sent is over in three days. */
function endingsOf(named: readonly number[]): readonly (readonly Command[])[] {
  const facts = { operation: 0, minor: 0n, spend: "cash_first", other: true } as const;
  const worker = { ...facts, kind: "worker", player: 0, slot: 0 } as const;
  const withdrawals = (["withdrawal_cancel", "withdrawal_arrived"] as const).flatMap((kind) =>
    [0, 1, 2, 3].map((slot) => named.map((player) => ({ ...facts, kind, player, slot }))),
  );
  return [...withdrawals, [worker]];
}

/** Everybody has an id; a wallet has who is named by a command. */
async function openPlayers(
  { wallet }: MoneyWorld,
  named: readonly number[],
): Promise<readonly string[]> {
  const playerIds = everybody.map(() => uuidv7());
  await Promise.all(named.map((player) => wallet.openWallet(playerIds[player] ?? "", usd)));
  return playerIds;
}

async function giveBackStakes({ processes }: MoneyWorld, models: MoneyModel[]): Promise<void> {
  const all = { products: ["casino" as const], openedBefore: new Date(8.64e15 / 2), max: 100 };
  while ((await processes[0].expireHolds(all)).given > 0);
  for (const model of models) for (const one of everybody) model.accountOf(one).play.expire();
}

type Ended = {
  readonly playerIds: readonly string[];
  readonly named: readonly number[];
  readonly models: readonly MoneyModel[];
};

/** Every account of everybody, what the house has, the twelve balances, and the audit. */
async function expectSound(world: MoneyWorld, { playerIds, named, models }: Ended): Promise<void> {
  const house = await readHouse(world);
  const there = `${await readAmounts(world, playerIds, named)}\n${spellHouse(house)}`;
  const spelled = models.map((one) => `${spellAll(one, named)}\n${spellHouse(one.house.minors)}`);
  const model = models[spelled.indexOf(there)];
  if (model === undefined) {
    throw new Divergence(describe({ commands: [], answers: [], there, expected: spelled }));
  }
  for (const player of named) {
    const amounts = model.accountOf(player).amounts();
    expectEnded(amounts);
    await expectTwelve(world, playerIds[player] ?? "", amounts);
  }
  const suspense = house.get("house_suspense") ?? 0n;
  if (suspense !== 0n) throw new Divergence(`${suspense} stay in suspense`);
  const violations = await auditMoney(world.database);
  if (violations.length > 0) throw new Divergence(JSON.stringify(violations, null, 1));
  if (world.failed.length > 0) throw new Divergence(String(world.failed));
  world.forgetOwing();
}

/** What the wire says is what the accounts come to. */
async function expectTwelve(
  { wallet }: MoneyWorld,
  playerId: string,
  amounts: Amounts,
): Promise<void> {
  const read = await wallet.readBalances(playerId);
  const said = read.ok
    ? read.value.map(({ type, amount }) => `${type} ${amount}`).join("\n")
    : read.refusal.code;
  const expected = twelveOf(amounts);
  if (said !== expected) throw new Divergence(`said ${said}\nexpected ${expected}`);
}

function twelveOf(amounts: Amounts): string {
  const of = (...names: string[]) => names.reduce((sum, name) => sum + (amounts[name] ?? 0n), 0n);
  const playable = of("cash_free", "cash_locked", "bonus_playable");
  const minors: Record<(typeof balanceTypes)[number], bigint> = {
    bonus: of("bonus_playable", "bonus_later"),
    locked: of("cash_locked", "bonus_playable"),
    nonPlayableBonus: of("bonus_later"),
    pendingWithdrawal: of("pending_withdrawal"),
    playable,
    playableCasino: playable,
    playableHorses: playable,
    playablePoker: playable,
    playableSports: playable,
    total: playable + of("bonus_later", "pending_withdrawal"),
    unlocked: of("cash_free"),
    withdrawable: of("owed") < 0n ? 0n : of("cash_free"),
  };
  return balanceTypes
    .map((type) => `${type} ${formatDecimal(money(minors[type], usd))}`)
    .join("\n");
}

function expectEnded(amounts: Amounts): void {
  for (const [account, minor] of Object.entries(amounts)) {
    const mayBe = account === "owed" ? minor <= 0n : minor >= 0n;
    const isOver = account === "held" || account === "pending_withdrawal" ? minor === 0n : true;
    if (!mayBe || !isOver) throw new Divergence(`${account} ends at ${minor}`);
  }
}

async function readAmounts(
  { database }: MoneyWorld,
  playerIds: readonly string[],
  touched: readonly number[],
): Promise<string> {
  const ids = touched.map((player) => playerIds[player] ?? "");
  const { rows } = await sql<{ player_id: string; account: string; balance: bigint }>`
    SELECT player_id, account, balance FROM ledger.accounts
    WHERE player_id = ANY(${ids}::uuid[]) AND balance <> 0
  `.execute(database.db);
  return spellLines(
    rows.map((row) => [playerIds.indexOf(row.player_id), row.account, row.balance]),
  );
}

function spellAll(model: MoneyModel, touched: readonly number[]): string {
  return spellLines(
    touched.flatMap((player) =>
      Object.entries(model.accountOf(player).amounts()).map(
        ([account, minor]) => [player, account, minor] as const,
      ),
    ),
  );
}

function spellLines(lines: readonly (readonly [number, string, bigint])[]): string {
  return lines
    .filter(([, , minor]) => minor !== 0n)
    .map((line) => line.join(" "))
    .toSorted()
    .join("\n");
}

async function readHouse({ database }: MoneyWorld): Promise<ReadonlyMap<string, bigint>> {
  const found = await readHouseBalances(database.db, new Date());
  return new Map(found.map(({ account, balance }) => [account, balance.minor]));
}

function spellHouse(minors: ReadonlyMap<string, bigint>): string {
  return houses.map((account) => `${account} ${minors.get(account) ?? 0n}`).join("\n");
}

function describe(
  seen: Told & { readonly there: string; readonly expected: readonly string[] },
): string {
  const asked = seen.commands.map((command, index) => {
    const { kind, player, slot, operation, minor, spend, other } = command;
    return [kind, player, slot, operation, minor, spend, other, "->", seen.answers[index]].join(
      " ",
    );
  });
  return [...asked, "there is", seen.there, "expected", ...seen.expected].join("\n");
}
