// Who signs in, and who polls a balance meanwhile, in a process of its own.
import { Agent, request } from "node:http";
import { identity, wallet } from "@croupier/contracts";
import { spellPath } from "@croupier/contracts/client";
import type { SignedInVisitor } from "../visitors.ts";

export type Order = {
  readonly port: number;
  readonly visitors: readonly SignedInVisitor[];
  readonly seconds: number;
  /** So many sign in at once, each again as soon as it was answered. */
  readonly signingIn: number;
  readonly pollsPerSecond: number;
};

export type Heard = {
  readonly signInsPerSecond: number;
  readonly signInP50Ms: number;
  readonly polls: { readonly count: number; readonly p50Ms: number; readonly p99Ms: number };
  /** Any other answer than the one that was meant. */
  readonly failed: number;
};

process.on("message", (order: Order) => {
  void listen(order).then((heard) => process.send?.(heard));
});
process.on("disconnect", () => process.exit(0));

async function listen(order: Order): Promise<Heard> {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const until = performance.now() + order.seconds * 1_000;
  const [signIns, polls] = await Promise.all([
    Promise.all(
      Array.from({ length: order.signingIn }, (_, index) =>
        signInUntil(until, order, index, agent),
      ),
    ),
    pollUntil(until, order, agent),
  ]);
  agent.destroy();
  const took = signIns.flatMap((one) => one.took);
  const failed = polls.failed + signIns.reduce((sum, one) => sum + one.failed, 0);
  return {
    signInsPerSecond: Math.round((took.length / order.seconds) * 10) / 10,
    signInP50Ms: share(took, 0.5),
    polls: {
      count: polls.took.length,
      p50Ms: share(polls.took, 0.5),
      p99Ms: share(polls.took, 0.99),
    },
    failed,
  };
}

type Taken = { took: number[]; failed: number };

async function signInUntil(
  until: number,
  { port, visitors }: Order,
  index: number,
  agent: Agent,
): Promise<Taken> {
  const taken: Taken = { took: [], failed: 0 };
  // Each for a person of their own: nobody waits for a row that another one holds.
  const { person } = visitors[index % visitors.length] as SignedInVisitor;
  const body = JSON.stringify({ login: person.email, password: person.password });
  while (performance.now() < until) {
    const begun = performance.now();
    const { method, path } = identity.signIn;
    const status = await ask({ port, agent, method, path, body });
    if (status === 201) taken.took.push(performance.now() - begun);
    else taken.failed += 1;
  }
  return taken;
}

/** Polls come when they are due, whether or not the ones before were answered. */
async function pollUntil(
  until: number,
  { port, visitors, pollsPerSecond }: Order,
  agent: Agent,
): Promise<Taken> {
  const taken: Taken = { took: [], failed: 0 };
  const asked: Promise<void>[] = [];
  let dueAt = performance.now();
  for (let number = 0; dueAt < until; number += 1) {
    const wait = dueAt - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const visitor = visitors[number % visitors.length] as SignedInVisitor;
    asked.push(poll({ port, agent, visitor, dueAt, taken }));
    dueAt += 1_000 / pollsPerSecond;
  }
  await Promise.all(asked);
  return taken;
}

async function poll(one: {
  port: number;
  agent: Agent;
  visitor: SignedInVisitor;
  dueAt: number;
  taken: Taken;
}): Promise<void> {
  const { port, agent, visitor, dueAt, taken } = one;
  const { method } = wallet.balances;
  const path = spellPath(wallet.balances.path, { params: { session: visitor.id } });
  const status = await ask({ port, agent, method, path, cookie: visitor.cookie });
  if (status === 200) taken.took.push(performance.now() - dueAt);
  else taken.failed += 1;
}

/** The status once the whole answer is here; 0 where none came. */
function ask(one: {
  port: number;
  agent: Agent;
  method: string;
  path: string;
  body?: string;
  cookie?: string;
}): Promise<number> {
  const { port, agent, method, path, body, cookie } = one;
  return new Promise((resolve) => {
    const asking = request({
      host: "127.0.0.1",
      port,
      agent,
      method,
      path,
      headers: {
        host: `localhost:${port}`,
        origin: `http://localhost:${port}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(cookie === undefined ? {} : { cookie }),
      },
    });
    asking.on("response", (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
    asking.on("error", () => resolve(0));
    asking.end(body);
  });
}

function share(times: readonly number[], part: number): number {
  const sorted = Float64Array.from(times).sort();
  return Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10;
}
