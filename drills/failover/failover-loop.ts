import { setTimeout as sleep } from "node:timers/promises";
import { hear, leave, runOnCore } from "@croupier/bench/on-core";
import { openGames } from "@croupier/bench/open-games";
import { game, provider } from "@croupier/bench/provider-game";
import { serverEnv } from "@croupier/bench/server-env";
import { connect } from "@croupier/database";
import { randomToken } from "@croupier/kit/random";
import { sealTransfers, type Violation } from "@croupier/ledger";
import { readTestSeed, seededDice } from "@croupier/tools/seed";
import { auditMoney } from "@croupier/wallet";
import { PlayLog, type PlayComparison } from "../crash/play-log.ts";
import { roundOf, type PlayQuestion, type Seat } from "../crash/rounds.ts";
import { startPostgresPair, type PostgresPair } from "./postgres-pair.ts";
import { createProvider, type Provider } from "./signed-calls.ts";

export type FailoverOptions = {
  /** In each a standby is attached, the primary killed and the standby promoted. */
  times: number;
  /** How long the load runs undisturbed before each kill, about. */
  undisturbedMs: number;
  clients: number;
  /** Whether a commit waits for the standby; the negative control says no, and cuts it off. */
  isSynchronous: boolean;
  log?: (line: string) => void;
};

export type FailoverResult = PlayComparison & {
  kills: number;
  /** The longest time between two answers, over all kills. */
  silenceMs: number;
  violations: readonly Violation[];
};

const players = 100;
const startMinor = 1_000_000n;
const retryMs = 35;

/** Load on a real server while its PostgreSQL is killed and another takes over; then every answer is looked up. */
export async function runFailovers(options: FailoverOptions): Promise<FailoverResult> {
  const pair = await startPostgresPair();
  try {
    const keys = `drill:${randomToken(32)}`;
    const { key, games, playerIds } = await openGames({
      appUrl: pair.appUrl,
      keys,
      count: players,
    });
    const server = runOnCore(0, import.meta.resolve("@croupier/bench/serve-calls"), {
      ...serverEnv(pair.appUrl),
      CROUPIER_KEYS: keys,
      BENCH_SHEDS_NOTHING: "1",
    });
    try {
      const { port } = await hear<{ port: number }>(server.child);
      const { child } = server;
      const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
      // Twins of a bet are asked at once.
      const connections = options.clients * 2;
      const calls = createProvider({ port, provider, game, key, connections });
      const log = new PlayLog(provider);
      const seats = games.map(({ session_token, player_ref }, index) => ({
        playerId: playerIds[index] ?? "",
        playerRef: player_ref,
        token: session_token,
      }));
      const seen = await disturb(options, { pair, calls, seats, log, isRunning });
      calls.close();
      return { ...seen, ...(await lookUp(pair, log)) };
    } finally {
      await leave(server);
    }
  } finally {
    await pair.stop();
  }
}

async function disturb(
  options: FailoverOptions,
  scene: {
    pair: PostgresPair;
    calls: Provider;
    seats: readonly Seat[];
    log: PlayLog;
    isRunning: () => boolean;
  },
): Promise<{ kills: number; silenceMs: number }> {
  const { pair, calls, seats, log, isRunning } = scene;
  // The win of a bet that was lost would be asked for without end.
  const patienceMs = options.isSynchronous ? 60_000 : 5_000;
  const state = { stopping: false, answeredAt: performance.now(), silenceMs: 0, acknowledged: 0 };

  async function play(question: PlayQuestion): Promise<void> {
    log.ask(question);
    const giveUpAt = performance.now() + patienceMs;
    while (isRunning() && performance.now() < giveUpAt) {
      const status = await calls.ask(question);
      if (status === undefined) {
        await sleep(retryMs);
        continue;
      }
      log.answer(question, status);
      const now = performance.now();
      state.silenceMs = Math.max(state.silenceMs, now - state.answeredAt);
      state.answeredAt = now;
      state.acknowledged += 1;
      return;
    }
  }
  async function keepPlaying(client: number): Promise<void> {
    for (let turn = client; !state.stopping; turn += options.clients) {
      const seat = seats[turn % seats.length];
      if (seat === undefined) return;
      const round = roundOf(seat, Math.floor(turn / options.clients) + client);
      for (const together of round) await Promise.all(together.map(play));
    }
  }
  const load = Array.from({ length: options.clients }, (_, client) => keepPlaying(client));

  const dice = seededDice(readTestSeed());
  for (let kill = 1; kill <= options.times; kill += 1) {
    await pair.attachStandby();
    if (!options.isSynchronous) await pair.cutStandbyOff();
    await sleep(options.undisturbedMs / 2 + dice(options.undisturbedMs));
    await pair.killPrimary();
    await pair.failOver();
    const { acknowledged } = state;
    while (state.acknowledged === acknowledged) {
      if (!isRunning()) throw new Error("the server under test fell by itself");
      await sleep(5);
    }
    options.log?.(`${kill} of ${options.times}, longest silence ${Math.round(state.silenceMs)} ms`);
  }
  state.stopping = true;
  await Promise.all(load);
  return { kills: options.times, silenceMs: Math.round(state.silenceMs) };
}

async function lookUp(pair: PostgresPair, log: PlayLog) {
  const database = connect({
    url: pair.appUrl,
    max: 10,
    name: "croupier failover audit",
    statementTimeoutMs: 600_000,
  });
  try {
    await sealTransfers(database);
    const violations = await auditMoney(database);
    return { ...(await log.compare(database.pool, startMinor)), violations };
  } finally {
    await database.close();
  }
}
