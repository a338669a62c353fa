// `npm run drill hostile-sockets`: row D2 of the test programme, against site and back-office.
import { identity, staff } from "@croupier/contracts";
import { randomToken } from "@croupier/kit/random";
import {
  damageBytes,
  heavyRequests,
  rawFaults,
  sayRaw,
  varySpelling,
  type RawRequest,
} from "@croupier/tools/hostile";
import { startBenchServer } from "@croupier/bench/bench-server";
import { hear, leave, runOnCore, type Pinned } from "@croupier/bench/on-core";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { readSize } from "../sizes.ts";
import { readTestSeed, seededDice } from "@croupier/tools/seed";

const variants = readSize("HOSTILE_VARIANTS");
const seed = readTestSeed();
const atOnce = 48;
/** Said once in so many: a megabyte each. */
const heavyEvery = 100;

export async function run(): Promise<BenchResult> {
  const database = await startBenchServer();
  const running: Pinned[] = [];
  const start = (file: string, env: NodeJS.ProcessEnv = {}): Pinned => {
    const one = runOnCore(0, new URL(file, import.meta.url).href, env);
    running.push(one);
    return one;
  };
  try {
    const both = start("./serve-both.ts", {
      NODE_ENV: "production",
      CROUPIER_MODE: "demo",
      CROUPIER_APP_DATABASE_URL: database.appUrl,
      CROUPIER_KEYS: `bench:${randomToken(32)}`,
      PORT: "0",
      BACKOFFICE_PORT: "0",
      GAMES_PORT: "0",
      METRICS_PORT: "0",
    });
    const ports = await hear<{ site: number; backoffice: number }>(both.child);
    const lenient = await hear<{ port: number }>(start("./serve-lenient.ts").child);
    const site = await attack({ name: "site", port: ports.site, post: identity.signIn.path });
    const backoffice = await attack({
      name: "back-office",
      port: ports.backoffice,
      post: staff.signIn.path,
    });
    const control = await attack({
      name: "negative control",
      port: lenient.port,
      post: "/",
      said: variants / 10,
    });
    return judge({ site, backoffice, control });
  } finally {
    await Promise.all(running.map(leave));
    await database.stop();
  }
}

type Attack = {
  name: string;
  said: number;
  statuses: Record<number, number>;
  stayedOpen: number;
  smuggled: number;
  wrong: number;
  alive: boolean;
};

async function attack(where: {
  name: string;
  port: number;
  post: string;
  said?: number;
}): Promise<Attack> {
  const dice = seededDice(seed);
  const heavy = heavyRequests({ post: where.post, noise: "" });
  const said = where.said ?? variants;
  const found: Attack = {
    name: where.name,
    said,
    statuses: {},
    stayedOpen: 0,
    smuggled: 0,
    wrong: 0,
    alive: false,
  };
  let next = 0;

  async function keepSaying(): Promise<void> {
    for (; next < said;) {
      next += 1;
      const request = chooseRequest(next);
      const heard = await sayRaw(where.port, request.bytes, { ends: request.blind === true });
      note(found, request, { ...heard, faults: rawFaults(request, heard) });
    }
  }
  /** One in four is damaged blindly, the others are wrong in a way that is known. */
  function chooseRequest(turn: number): RawRequest {
    if (turn % heavyEvery === 0) return heavy[(turn / heavyEvery) % heavy.length] as RawRequest;
    return turn % 4 === 0 ? damageBytes(where.post, dice) : varySpelling(where.post, dice);
  }

  await Promise.all(Array.from({ length: atOnce }, keepSaying));
  const live = await fetch(`http://127.0.0.1:${where.port}/health/live`);
  return { ...found, alive: live.status === 200 };
}

function note(
  found: Attack,
  request: RawRequest,
  heard: { statuses: readonly number[]; closed: boolean; faults: readonly string[] },
): void {
  for (const status of heard.statuses) {
    found.statuses[status] = (found.statuses[status] ?? 0) + 1;
  }
  found.stayedOpen += heard.closed ? 0 : 1;
  found.smuggled += heard.statuses.length > 1 && !request.blind ? 1 : 0;
  if (heard.faults.length === 0) return;
  found.wrong += 1;
  if (found.wrong <= 5)
    console.log(
      `  ${found.name}, ${request.name}: ${heard.faults.join(", ")}: ${excerptOf(request)}`,
    );
}

function judge(attacks: { site: Attack; backoffice: Attack; control: Attack }): BenchResult {
  const { control, ...ours } = attacks;
  const figures: Record<string, number | string> = { seed };
  for (const [name, found] of Object.entries(ours)) {
    figures[`${name}, requests`] = found.said;
    figures[`${name}, answers by status`] = Object.entries(found.statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(", ");
    figures[`${name}, hidden requests answered`] = found.smuggled;
    figures[`${name}, connections that stayed open`] = found.stayedOpen;
    figures[`${name}, answered wrong`] = found.wrong;
    figures[`${name}, alive afterwards`] = found.alive ? "yes" : "no";
  }
  figures["negative control, a lenient reader: requests"] = control.said;
  figures["negative control, a lenient reader: hidden requests answered"] = control.smuggled;
  return {
    id: "hostile-sockets",
    what: "D2: requests whose framing, address or body is wrong, in seeded variants on raw sockets, against the listeners of site and back-office.",
    figures,
    limit: {
      "answers by status": "400, 404, 405, 413, 414, 415, 431, and 308 within the house",
      "hidden requests answered": "0",
      "connections that stayed open": "0",
      "answered wrong": "0",
      "alive afterwards": "yes",
      "negative control, a lenient reader: hidden requests answered": "more than 0",
    },
    pass:
      control.smuggled > 0 && Object.values(ours).every(({ wrong, alive }) => wrong === 0 && alive),
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

/** Enough of it to say it again by hand. */
function excerptOf({ bytes }: RawRequest): string {
  return JSON.stringify(bytes.toString("latin1").slice(0, 300));
}
