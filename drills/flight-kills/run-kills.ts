import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createCasino, sowCatalogue, type Casino, type GameSession } from "@croupier/casino";
import { connect, type Database } from "@croupier/database";
import { crashConfig, crashRules, linkBefore } from "@croupier/game-crash/rules";
import { proveRound } from "@croupier/kit/fair";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { randomToken } from "@croupier/kit/random";
import { ok } from "@croupier/kit/result";
import { systemClock } from "@croupier/kit/time";
import { createLedger, sealTransfers } from "@croupier/ledger";
import { policyFor } from "@croupier/policy";
import { openSeedVault } from "@croupier/server/casino";
import { readKeyring } from "@croupier/server/keyring";
import { readTestSeed, seededDice } from "@croupier/tools/seed";
import { auditMoney, createPlayMoney, createRoundMoney, createWallet } from "@croupier/wallet";
import { killPace, killPoints, type Trap } from "./kill-points.ts";

export type KillsResult = {
  readonly kills: number;
  readonly flights: number;
  readonly seats: number;
  readonly landed: number;
  /** Rounds that were read as over and were something else later. */
  readonly changed: number;
  /** Rounds that the rules do not count out to what was paid. */
  readonly wrong: number;
  /** Settings that were reached and not paid as set. */
  readonly settingsMissed: number;
  readonly leftOpen: number;
  readonly balancesOff: number;
  readonly violations: number;
};

const eur = getAsset("EUR");
const startMinor = 1_000_000n;
const seatCount = 8;
/** Thirty times as steep as a flight for people. */
const steep = { ...crashConfig, risePerMs: 2_000_000 };
const settings = [11_000, 15_000, 20_000, 40_000, null, null, null, 1_000_000];

type Kept = { readonly roundId: string; readonly playerId: string; readonly landAt: number | null };

/** Writers that die one after the other, each at a step of the protocol, with the next one standing by. */
export async function runKills({
  url,
  points,
  killsEach,
}: {
  readonly url: string;
  readonly points: readonly string[];
  readonly killsEach: number;
}): Promise<KillsResult> {
  const keys = `kills:${randomToken(32)}`;
  const database = connect({ url, max: 12, name: "croupier flight kills" });
  const children = new Set<ChildProcess>();
  try {
    const scene = await openScene(database, keys);
    const kept: Kept[] = [];
    const shown = new Map<string, string>();
    const traps = points.flatMap((point) =>
      Array.from({ length: killsEach }, (_, index): Trap => {
        const found = killPoints[point];
        if (found === undefined) throw new Error(`${point} is no step`);
        return { ...found, nth: 1 + (index % 2) };
      }),
    );
    const start = async (trap: Trap | null): Promise<ChildProcess> => {
      const child = fork(new URL("./writer-process.ts", import.meta.url), {
        env: {
          ...process.env,
          KILL_DATABASE_URL: url,
          KILL_KEYS: keys,
          KILL_TRAP: JSON.stringify(trap),
        },
      });
      children.add(child);
      child.once("exit", () => children.delete(child));
      await once(child, "message");
      return child;
    };

    const life = { isOver: false };
    const playing = keepPlaying(scene, { kept, shown, life, children });
    let current = await start(traps[0] ?? null);
    let kills = 0;
    for (const [index] of traps.entries()) {
      const gone = current.exitCode !== null || current.signalCode !== null;
      const dies = gone ? Promise.resolve() : once(current, "exit");
      const next = await start(traps[index + 1] ?? null);
      await dies;
      kills += 1;
      current = next;
    }
    life.isOver = true;
    await playing;
    await settle(database);
    return await compare(database, scene, { kept, shown, kills });
  } finally {
    for (const child of children) child.kill("SIGKILL");
    await database.close();
  }
}

type Scene = { readonly casino: Casino; readonly sessions: readonly GameSession[] };

async function openScene(database: Database, keys: string): Promise<Scene> {
  const clock = systemClock;
  const keyring = readKeyring(keys);
  if (keyring === undefined) throw new Error("the keys cannot be read");
  const ledger = createLedger({ database, announce: () => {} });
  const guards = {
    mayPlay: async (_tx: unknown, bets: readonly unknown[]) => bets.map(() => ok()),
  };
  const playMoney = createPlayMoney({ database, ledger, guards, announce: () => {} });
  const casino = createCasino({
    database,
    clock,
    vault: openSeedVault(keyring),
    signer: { keyId: "none", sign: () => "", publicKeyOf: () => "" },
    money: {
      ...playMoney,
      playRounds: createRoundMoney<"casino" | "tables", never>({
        database,
        guards,
        announce: () => {},
      }).play,
    },
    keepSignedIn: async () => true,
    realityCheckDueAt: async () => null,
    flightPace: killPace,
  });
  await sowCatalogue(database, clock);
  await database.pool.query(
    `INSERT INTO casino.profiles (game, version, config, since) VALUES ('skylark', 2, $1, now())`,
    [JSON.stringify(steep)],
  );
  await ledger.openHouseAccount({ account: "house_bank", asset: eur });
  const wallet = createWallet({ ledger, database });
  const place = { countryCode: "CW" };
  const policy = policyFor({ residence: place, present: place, now: clock() });
  const sessions: GameSession[] = [];
  for (let seat = 0; seat < seatCount; seat += 1) {
    const playerId = uuidv7();
    await wallet.openWallet(playerId, eur);
    await ledger.post({
      transferId: uuidv7(),
      playerId,
      kind: "grant",
      from: "house_bank",
      to: "cash_free",
      amount: money(startMinor, eur),
      reason: "test",
      happenedAt: clock(),
    });
    const launching = {
      playerId,
      sessionId: playerId,
      asset: eur,
      policy,
      channel: "WEB",
    } as const;
    const launched = await casino.launches.forMoney("skylark", launching);
    if (!launched.ok) throw new Error(launched.refusal.code);
    const opened = await casino.frame.openSession(launched.value.launchToken, place);
    const token = opened?.sessionToken ?? "";
    const session = await casino.frame.findSession(token, { touch: true, present: place });
    if (session === undefined) throw new Error("the game was not opened");
    sessions.push(session);
  }
  return { casino, sessions };
}

/** In every flight that boards everybody has a seat, every second of them two; some press, at moments of their own. */
async function keepPlaying(
  { casino, sessions }: Scene,
  {
    kept,
    shown,
    life,
    children,
  }: {
    readonly kept: Kept[];
    readonly shown: Map<string, string>;
    readonly life: { isOver: boolean };
    readonly children: ReadonlySet<ChildProcess>;
  },
): Promise<void> {
  const dice = seededDice(readTestSeed());
  let boarded = -1;
  while (!life.isOver) {
    const now = await casino.flights.readBoard("skylark");
    const flight = now?.board.flight;
    if (flight !== undefined && flight.state === "boarding" && flight.number !== boarded) {
      boarded = flight.number;
      const bets = sessions.flatMap((session, place) =>
        (place % 2 === 0 ? [place, place + 3] : [place]).map((setting) => {
          return { session, landAt: settings[setting % settings.length] ?? null };
        }),
      );
      await Promise.all(
        bets.map(async ({ session, landAt }) => {
          const asked = { playId: uuidv7(), stake: "1.00", landAt };
          const answer = await casino.flights.board(session, asked);
          const { playerId } = session;
          if (answer.ok) kept.push({ roundId: answer.value.id, playerId, landAt });
        }),
      );
    }
    for (const seat of now?.seats ?? []) {
      if (seat.state === "aboard" && seat.landAt === null && dice(10) === 0) {
        // A press is told to every process, as the fan-out does.
        for (const child of children) if (child.connected) child.send(seat.roundId, () => {});
      }
      if (seat.state !== "aboard" && !shown.has(seat.roundId)) {
        shown.set(seat.roundId, `${seat.state} ${seat.landedAt} ${seat.payout}`);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Until the last writer has finished what was begun. */
async function settle(database: Database): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query(
      "SELECT FROM casino.flight_seats WHERE state = 'aboard' LIMIT 1",
    );
    const { rows: flying } = await database.pool.query(
      "SELECT FROM casino.flights WHERE state = 'flying' LIMIT 1",
    );
    if (rows.length === 0 && flying.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function compare(
  database: Database,
  { casino, sessions }: Scene,
  {
    kept,
    shown,
    kills,
  }: {
    readonly kept: readonly Kept[];
    readonly shown: ReadonlyMap<string, string>;
    readonly kills: number;
  },
): Promise<KillsResult> {
  const result = { changed: 0, wrong: 0, settingsMissed: 0, leftOpen: 0, landed: 0 };
  const paid = new Map<string, bigint>();
  const chain = (await casino.flights.readBoard("skylark"))?.board.chain;
  const { rows } = await database.pool.query<{
    round_id: string;
    state: string;
    landed_at: number | null;
    payout: string | null;
    ended: number | null;
  }>(
    `SELECT s.round_id, s.state, s.landed_at, s.payout, f.multiple AS ended
     FROM casino.flight_seats AS s JOIN casino.flights AS f USING (chain, number)`,
  );
  const seatOf = new Map(rows.map((row) => [row.round_id, row]));
  for (const { roundId, playerId, landAt } of kept) {
    const seat = seatOf.get(roundId);
    const receipt = await casino.receipt(roundId);
    if (seat === undefined || seat.state === "aboard" || !receipt?.serverSeed) {
      result.leftOpen += 1;
      continue;
    }
    const payout = BigInt(seat.payout ?? 0);
    const then = shown.get(roundId);
    if (then !== undefined && then !== `${seat.state} ${seat.landed_at ?? undefined} ${payout}`) {
      result.changed += 1;
    }
    if (seat.state === "landed") result.landed += 1;
    const isReached = landAt !== null && landAt <= (seat.ended ?? 0);
    if (isReached && seat.landed_at !== landAt) result.settingsMissed += 1;
    if (!counted(receipt, payout) || backTo(receipt) !== chain?.fingerprint) result.wrong += 1;
    paid.set(playerId, (paid.get(playerId) ?? 0n) + payout - 100n);
  }
  let balancesOff = 0;
  for (const { playerId } of sessions) {
    const { rows: found } = await database.pool.query<{ minor: string }>(
      `SELECT coalesce(sum(balance), 0)::text AS minor FROM ledger.accounts
       WHERE player_id = $1 AND account IN ('cash_free', 'cash_locked', 'held')`,
      [playerId],
    );
    const expected = startMinor + (paid.get(playerId) ?? 0n);
    if (BigInt(found[0]?.minor ?? 0) !== expected) balancesOff += 1;
  }
  const { rows: flown } = await database.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM casino.flights WHERE state = 'over'",
  );
  return {
    kills,
    flights: flown[0]?.count ?? 0,
    seats: kept.length,
    ...result,
    balancesOff,
    violations: await countViolations(database),
  };
}

type Receipt = NonNullable<Awaited<ReturnType<Casino["receipt"]>>>;

function counted({ round, serverSeed, config }: Receipt, payout: bigint): boolean {
  const { playerSeed, nonce, choice, actions, steps } = round;
  return proveRound(crashRules, {
    seeds: { serverSeed: serverSeed ?? "", playerSeed, nonce },
    fingerprint: round.seedFingerprint,
    linksBefore: nonce,
    config,
    stake: 100n,
    choice,
    actions,
    shown: steps.map(({ events }) => events),
    staked: 100n,
    payout,
  }).isGenuine;
}

function backTo({ round, serverSeed }: Receipt): string {
  let link = serverSeed ?? "";
  for (let back = 0; back <= round.nonce; back += 1) link = linkBefore(link);
  return link;
}

/** Said one by one: a count of what must not be helps nobody to find it. */
async function countViolations(database: Database): Promise<number> {
  // Nobody seals here, and kills take longer than what was posted may wait for it.
  await sealTransfers(database);
  const found = await auditMoney(database);
  for (const one of found) console.log(one);
  return found.length;
}
