import { connect, type Database } from "@croupier/database";
import { randomToken } from "@croupier/kit/random";
import { sealTransfers } from "@croupier/ledger";
import { auditMoney } from "@croupier/wallet";
import { signIn } from "@croupier/bench/open-sessions";
import { serverEnv } from "@croupier/bench/server-env";
import type { Call } from "./call.ts";
import { cashierCalls } from "./cashier-calls.ts";
import { countEffects, type Asker, type Effects } from "./count-effects.ts";
import { openHouse } from "./house.ts";
import { hubCalls } from "./hub-calls.ts";
import { askInFlight } from "./in-flight.ts";
import { openPlayers, type Player } from "./open-players.ts";
import { startPaymentsStub } from "./payments-stub.ts";
import { prove } from "./prove.ts";
import { providerCalls } from "./provider-calls.ts";
import { replayLives } from "./replay-lives.ts";

export type ReplaysWish = {
  /** Each is a life: some twenty calls, each sent one to five times and once more. */
  readonly players: number;
  /** Of the server, on one database; each start of them takes seconds. */
  readonly processes: number;
  readonly seed: number;
  readonly appUrl: string;
  readonly adminUrl: string;
};

export type ReplaysResult = Effects & {
  readonly sent: number;
  readonly repeats: number;
  readonly refusedOthers: number;
  readonly killedUnanswered: number;
  readonly neverAnswered: Readonly<Record<string, number>>;
  readonly complaints: readonly string[];
  readonly violations: number;
};

const lanes = 48;
/** Pairs of whom one is held in flight. */
const pairsMax = 25;

/** Everything of everybody against the real server. */
export async function runReplays(wish: ReplaysWish): Promise<ReplaysResult> {
  const keys = `bench:${randomToken(32)}`;
  const database = connect({ url: wish.appUrl, max: 8, name: "croupier drill replays" });
  const payments = await startPaymentsStub();
  const house = openHouse({
    file: new URL(import.meta.resolve("@croupier/bench/serve-calls")),
    processes: wish.processes,
    env: {
      ...serverEnv(wish.appUrl),
      ...payments.env,
      CROUPIER_KEYS: keys,
      BENCH_SHEDS_NOTHING: "1",
    },
  });
  try {
    // One more, whom everybody sends money to and whom providers mistake for them.
    const opened = await openPlayers(database, { keys, count: wish.players + 1 });
    const [stranger, ...players] = opened.players;
    if (stranger === undefined) throw new Error("nobody is there to be asked about");
    const { signing } = opened;
    const room = {
      payments,
      prove: (player: Player) => prove(database, player),
      recipient: `${stranger.id}@example.com`,
    };
    const askers = players.map((player): Asker => ({
      id: player.id,
      calls: [
        ...cashierCalls(player, room),
        ...providerCalls(player, { signing, stranger }),
        ...hubCalls(player, { signing, stranger }),
      ],
    }));
    await house.start();
    await replayLives(askers, {
      house,
      seed: wish.seed,
      lanes,
      aMonthLater: () => signInAgain(database, { players: opened.players, at: house.now() }),
    });
    const effects = await countEffects(database, askers);
    const inFlight = await askAllInFlight(players, { house, payments });
    // No worker runs here, and what is not sealed within ten minutes is a finding.
    await sealTransfers(database);
    const found = await auditMoney(database);
    for (const one of found) console.log(`  ${JSON.stringify(one)}`);
    const violations = found.length;
    return { ...effects, ...countAnswers(askers, inFlight), violations };
  } finally {
    await house.stop();
    await payments.stop();
    await database.close();
  }
}

async function askAllInFlight(
  players: readonly Player[],
  room: Parameters<typeof askInFlight>[1],
): Promise<string[]> {
  const complaints: string[] = [];
  for (let pair = 0; pair < Math.min(pairsMax, Math.floor(players.length / 2)); pair += 1) {
    const [one, other] = [players[2 * pair], players[2 * pair + 1]];
    if (one === undefined || other === undefined) break;
    complaints.push(...(await askInFlight([one, other], room)));
  }
  return complaints;
}

function countAnswers(
  askers: readonly Asker[],
  others: readonly string[],
): Pick<
  ReplaysResult,
  "sent" | "repeats" | "refusedOthers" | "killedUnanswered" | "neverAnswered" | "complaints"
> {
  const calls = askers.flatMap((asker) => asker.calls);
  const sum = (of: (call: Call) => number) => calls.reduce((all, call) => all + of(call), 0);
  const neverAnswered: Record<string, number> = {};
  for (const { asked, answer } of calls) {
    if (answer === undefined) neverAnswered[asked.what] = (neverAnswered[asked.what] ?? 0) + 1;
  }
  return {
    sent: sum(({ sent }) => sent),
    repeats: sum(({ repeats }) => repeats),
    refusedOthers: sum(({ refusedOthers }) => refusedOthers),
    killedUnanswered: sum(({ unheard }) => unheard),
    neverAnswered,
    complaints: [...calls.flatMap(({ complaints }) => complaints), ...others],
  };
}

async function signInAgain(
  database: Database,
  { players, at }: { readonly players: readonly Player[]; readonly at: Date },
): Promise<void> {
  const sessions = await signIn(
    database,
    players.map(({ id }) => id),
    at,
  );
  for (const [index, player] of players.entries()) {
    player.token = sessions[index]?.token ?? player.token;
  }
}
