import { join } from "node:path";
import { connect, type Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { systemClock } from "@croupier/kit/time";
import { createLedger, sealTransfers, type Violation } from "@croupier/ledger";
import { createProviderDesk } from "@croupier/providers";
import { readTestSeed, seededDice } from "@croupier/tools/seed";
import { auditMoney, createWallet } from "@croupier/wallet";
import { startCrashServer, type CrashServer } from "../faults/crash-server.ts";
import { OutcomeUnknown, startCrashService, type CrashService } from "../faults/crash-service.ts";
import { PlayLog, type PlayComparison } from "./play-log.ts";
import { gameCode, providerCode } from "./provider-code.ts";
import { roundOf, type PlayQuestion, type Seat } from "./rounds.ts";

export type CrashLoopOptions = {
  /** In each the process is killed, then PostgreSQL; in every other one both at once. */
  rounds: number;
  /** How long the load runs undisturbed before each kill, about. */
  undisturbedMs: number;
  clients: number;
  answers?: "after the commit" | "before the commit";
  log?: (line: string) => void;
};

export type CrashLoopResult = PlayComparison & { kills: number; violations: Violation[] };

type Service = CrashService<PlayQuestion, { status: string }>;

const players = 100;
const startMinor = 1_000_000_000n;
const retryMs = 35;
const eur = getAsset("EUR");

/** Load and kills together; afterwards every question is answered and every answer looked up. */
export async function runCrashLoop(options: CrashLoopOptions): Promise<CrashLoopResult> {
  const server = await startCrashServer();
  try {
    const seats = await using(server, openSeats);
    const service: Service = await startCrashService({
      file: join(import.meta.dirname, "provider-service.ts"),
      settings: {
        CRASH_DATABASE_URL: server.appUrl,
        CRASH_ANSWERS: options.answers ?? "after the commit",
      },
    });
    try {
      const log = new PlayLog(providerCode);
      const kills = await disturb(options, { server, service, seats, log });
      return await using(server, async (database) => {
        await sealTransfers(database);
        const violations = await auditMoney(database);
        return { ...(await log.compare(database.pool, startMinor)), kills, violations };
      });
    } finally {
      await service.stop();
    }
  } finally {
    await server.stop();
  }
}

async function disturb(
  options: CrashLoopOptions,
  scene: { server: CrashServer; service: Service; seats: readonly Seat[]; log: PlayLog },
): Promise<number> {
  const { server, service, seats, log } = scene;
  const state = { stopping: false, fallen: false, acknowledged: 0 };

  async function play(question: PlayQuestion): Promise<void> {
    log.ask(question);
    while (!state.fallen) {
      const status = await ask(service, question);
      if (status === undefined) continue;
      log.answer(question, status);
      state.acknowledged += 1;
      return;
    }
  }
  async function keepPlaying(client: number): Promise<void> {
    for (let turn = client; !state.stopping; turn += options.clients) {
      const seat = seats[turn % seats.length];
      if (seat === undefined) return;
      // Each client has all kinds of rounds, also where it always has the same players.
      const round = roundOf(seat, Math.floor(turn / options.clients) + client);
      for (const together of round) await Promise.all(together.map(play));
    }
  }
  const load = Array.from({ length: options.clients }, (_, client) => keepPlaying(client));

  const dice = seededDice(readTestSeed());
  let kills = 0;
  for (let round = 0; round < options.rounds; round += 1) {
    const isTogether = round % 2 === 1;
    for (const victims of isTogether ? [[service, server]] : [[service], [server]]) {
      // Not always at the same point of a batch or of a checkpoint.
      await sleep(options.undisturbedMs / 2 + dice(options.undisturbedMs));
      state.fallen = !service.isRunning();
      if (state.fallen) throw new Error("the process under test fell by itself");
      await Promise.all(victims.map((victim) => victim.kill()));
      kills += victims.length;
      // PostgreSQL first: a process that starts wants to be answered.
      for (const victim of victims.toReversed()) await victim.restart();
      const { acknowledged } = state;
      while (state.acknowledged === acknowledged) {
        state.fallen = !service.isRunning();
        if (state.fallen) throw new Error("the process under test fell by itself");
        await sleep(5);
      }
    }
    options.log?.(`round ${round + 1} of ${options.rounds}`);
  }
  state.stopping = true;
  await Promise.all(load);
  return kills;
}

async function using<T>(server: CrashServer, act: (database: Database) => Promise<T>): Promise<T> {
  const database = connect({
    url: server.appUrl,
    max: 10,
    name: "croupier crash audit",
    statementTimeoutMs: 600_000,
  });
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

async function openSeats(database: Database): Promise<Seat[]> {
  const ledger = createLedger({ database, announce: () => {} });
  const wallet = createWallet({ ledger, database });
  const desk = createProviderDesk({
    database,
    clock: systemClock,
    vault: { seal: () => "", unseal: () => new Uint8Array() },
  });
  await desk.addProvider({ code: providerCode, name: "Crash Games", spend: "cash_first" });
  await ledger.openHouseAccount({ account: "house_bank", asset: eur });
  return Promise.all(
    Array.from({ length: players }, async () => {
      const playerId = uuidv7();
      await wallet.openWallet(playerId, eur);
      await ledger.post({
        transferId: uuidv7(),
        playerId,
        kind: "grant",
        from: "house_bank",
        to: "cash_free",
        amount: money(startMinor, eur),
        reason: "crash",
        happenedAt: systemClock(),
      });
      const launch = { provider: providerCode, playerId, sessionId: uuidv7(), gameCode };
      return { playerId, ...(await desk.open({ ...launch, currency: eur })) };
    }),
  );
}

/** As every provider may: with the same transaction, until there is an answer. */
async function ask(service: Service, question: PlayQuestion): Promise<string | undefined> {
  try {
    const { status } = await service.ask(question);
    return status;
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) throw error;
    await sleep(retryMs);
    return undefined;
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
