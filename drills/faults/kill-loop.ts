import { join } from "node:path";
import { connect } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { createLedger, runAudit, sealTransfers, type Violation } from "@croupier/ledger";
import { readTestSeed, seededDice } from "@croupier/tools/seed";
import { OutcomeUnknown, startCrashService, type CrashService } from "./crash-service.ts";
import { startCrashServer, type CrashServer } from "./crash-server.ts";
import type { PostingAnswer, PostingQuestion } from "./posting-service.ts";
import { PromiseLog, type Comparison } from "./promise-log.ts";

export type KillLoopOptions = {
  kills: number;
  /** PostgreSQL alone, the service alone, or the two in turn. */
  victims: readonly ("database" | "service")[];
  /** How long the load runs undisturbed before each kill. */
  undisturbedMs: number;
  clients: number;
  durability?: "durable" | "loses-on-crash";
  log?: (line: string) => void;
};

export type KillLoopResult = Comparison & {
  kills: number;
  /** From the kill to the next acknowledgement, the longest of all. */
  recoveryMsMax: number;
  /** The part of it in which the victim was being started again. */
  restartMsMax: number;
  violations: Violation[];
};

const players = 200;
const startMinor = 1_000n;
const retryMs = 35;

/** Load and kills together; afterwards every question is answered and every promise looked up. */
export async function runKillLoop(options: KillLoopOptions): Promise<KillLoopResult> {
  const server = await startCrashServer();
  try {
    const playerIds = await openPlayers(server);
    const service = await startCrashService<PostingQuestion, PostingAnswer>({
      file: join(import.meta.dirname, "posting-service.ts"),
      settings: {
        FAULTS_DATABASE_URL: server.appUrl,
        FAULTS_DURABILITY: options.durability ?? "durable",
      },
    });
    try {
      return await disturb(options, { server, service, playerIds });
    } finally {
      await service.stop();
    }
  } finally {
    await server.stop();
  }
}

type Scene = {
  server: CrashServer;
  service: CrashService<PostingQuestion, PostingAnswer>;
  playerIds: readonly string[];
};

async function disturb(options: KillLoopOptions, scene: Scene): Promise<KillLoopResult> {
  const { server, service, playerIds } = scene;
  const log = new PromiseLog();
  const state = { stopping: false, acknowledgedAt: 0 };
  const dice = seededDice(readTestSeed());

  async function keepAsking(client: number): Promise<void> {
    for (let turn = client; !state.stopping; turn += options.clients) {
      const question = questionOf(playerIds[turn % players] ?? "", turn);
      log.ask(question);
      log.answer(question, await askUntilAnswered(service, question));
      state.acknowledgedAt = performance.now();
    }
  }
  const load = Array.from({ length: options.clients }, (_, client) => keepAsking(client));

  let recoveryMsMax = 0;
  let restartMsMax = 0;
  for (let kill = 0; kill < options.kills; kill += 1) {
    const victim = options.victims[kill % options.victims.length] === "database" ? server : service;
    // Not always at the same point of a batch or of a checkpoint.
    await sleep(options.undisturbedMs / 2 + dice(options.undisturbedMs));
    const killedAt = performance.now();
    await victim.kill();
    const restartedFrom = performance.now();
    await victim.restart();
    restartMsMax = Math.max(restartMsMax, performance.now() - restartedFrom);
    recoveryMsMax = Math.max(recoveryMsMax, (await nextAcknowledgement(state)) - killedAt);
    options.log?.(`kill ${kill + 1} of ${options.kills}`);
  }
  await sleep(options.undisturbedMs);
  state.stopping = true;
  await Promise.all(load);

  const database = connect({
    url: server.appUrl,
    max: 2,
    name: "croupier faults audit",
    // Two hundred kills leave millions of promises, and one answer carries them all.
    statementTimeoutMs: 600_000,
  });
  try {
    const comparison = await log.compare(database.pool);
    await sealTransfers(database);
    const violations = await runAudit(database);
    return {
      ...comparison,
      kills: options.kills,
      recoveryMsMax: Math.round(recoveryMsMax),
      restartMsMax: Math.round(restartMsMax),
      violations,
    };
  } finally {
    await database.close();
  }
}

async function nextAcknowledgement(state: { acknowledgedAt: number }): Promise<number> {
  const from = performance.now();
  while (state.acknowledgedAt < from) await sleep(5);
  return state.acknowledgedAt;
}

async function openPlayers(server: CrashServer): Promise<string[]> {
  const database = connect({ url: server.appUrl, max: 4 });
  try {
    const ledger = createLedger({ database, announce: () => {} });
    await ledger.openHouseAccount({ account: "house_bank", asset: getAsset("EUR") });
    const playerIds = Array.from({ length: players }, () => uuidv7());
    for (const playerId of playerIds) {
      await ledger.openAccounts({ playerId, accounts: ["cash_free"], asset: getAsset("EUR") });
    }
    return playerIds;
  } finally {
    await database.close();
  }
}

/** Two in three bring money in, one takes some out and may be refused. */
function questionOf(playerId: string, turn: number): PostingQuestion {
  const takes = turn % 3 === 0;
  return {
    transferId: uuidv7(),
    playerId,
    from: takes ? "cash_free" : "house_bank",
    to: takes ? "house_bank" : "cash_free",
    minor: takes ? startMinor + BigInt(turn % 50) : startMinor,
  };
}

/** As every client of the ledger may: with the same id, until there is an answer. */
async function askUntilAnswered(
  service: CrashService<PostingQuestion, PostingAnswer>,
  question: PostingQuestion,
): Promise<PostingAnswer> {
  for (;;) {
    try {
      return await service.ask(question);
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) throw error;
      await sleep(retryMs);
    }
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
