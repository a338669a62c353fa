// `npm run bench sign-ins`: what do those who play notice while many sign in?
import { loadavg } from "node:os";
import { hear, leave, runOnCore } from "../pages/on-core.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { startServing } from "../serving.ts";
import { joinVisitors, type SignedInVisitor } from "../visitors.ts";
import type { Heard, Order } from "./clients.ts";
import { checkSessions, type SessionChecks } from "./session-checks.ts";

const secondsLong = 20;
const seconds = Number(process.env.SIGN_INS_SECONDS ?? secondsLong);
const people = 48;
const pollsPerSecond = 100;
const pollP99Max = 50;

type Seen = { readonly calm: Heard; readonly busy: Heard };

export async function run(): Promise<BenchResult> {
  const load = loadavg()[0] ?? 0;
  const clients = runOnCore(1, new URL("./clients.ts", import.meta.url).href);
  const listen = async (order: Order): Promise<Heard> => {
    clients.child.send(order);
    return hear<Heard>(clients.child);
  };
  try {
    let checks: SessionChecks = { remembered: 0, asked: 0 };
    const ours = await watch(listen, {}, async (appUrl, visitors) => {
      checks = await checkSessions(appUrl, visitors, seconds);
    });
    // Every password is hashed at once, on as many threads as there are people, and none stands back.
    const control = await watch(listen, { BENCH_HASHES_AT_ONCE: String(people) });
    return judge({ ours, control, checks, load });
  } finally {
    await leave(clients);
  }
}

async function watch(
  listen: (order: Order) => Promise<Heard>,
  env: Readonly<Record<string, string>>,
  after?: (appUrl: string, visitors: readonly SignedInVisitor[]) => Promise<void>,
): Promise<Seen> {
  const serving = await startServing({ servers: 1, shedsNothing: true, env });
  try {
    const port = serving.servers[0]?.port ?? 0;
    const visitors = await joinVisitors(port, people);
    const order = { port, visitors, seconds, pollsPerSecond };
    await listen({ ...order, seconds: 2, signingIn: people });
    const calm = await listen({ ...order, signingIn: 0 });
    const busy = await listen({ ...order, signingIn: people });
    await after?.(serving.database.appUrl, visitors);
    return { calm, busy };
  } finally {
    await serving.stop();
  }
}

function judge(seen: {
  ours: Seen;
  control: Seen;
  checks: SessionChecks;
  load: number;
}): BenchResult {
  const { ours, control, checks, load } = seen;
  // The control may well drop somebody who waited for seconds.
  const failed = ours.calm.failed + ours.busy.failed;
  const long = seconds >= secondsLong ? "" : ` of the long form's ${secondsLong}`;
  return {
    id: "sign-ins",
    what: `${people} people who sign in again and again (argon2id, 19 MiB, two passes), and a balance asked for ${pollsPerSecond} times a second meanwhile; the server has one core. Control: all passwords hashed at once.`,
    figures: {
      seconds: `${seconds}${long}`,
      "load average before, of others": Math.round(load * 100) / 100,
      "sign-ins a second": ours.busy.signInsPerSecond,
      "a sign-in, median ms": ours.busy.signInP50Ms,
      "balance while nobody signs in, p99 ms": ours.calm.polls.p99Ms,
      "balance meanwhile, median ms": ours.busy.polls.p50Ms,
      "balance meanwhile, p99 ms": ours.busy.polls.p99Ms,
      "control: sign-ins a second": control.busy.signInsPerSecond,
      "control: balance meanwhile, p99 ms": control.busy.polls.p99Ms,
      "sessions looked up a second, remembered": checks.remembered,
      "sessions looked up a second, in the database": checks.asked,
      "answers that were not the one meant": failed,
    },
    limit: {
      "balance meanwhile, p99 ms": `< ${pollP99Max}`,
      "control: balance meanwhile, p99 ms": `>= ${pollP99Max}, or it would not be seen here`,
      "answers that were not the one meant": "0",
    },
    pass:
      ours.busy.polls.p99Ms < pollP99Max && control.busy.polls.p99Ms >= pollP99Max && failed === 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
