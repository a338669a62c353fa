import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "@croupier/database/testing";
import type { FreshDatabase } from "@croupier/database/testing";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

interface Run {
  readonly child: ChildProcess;
  said(): string;
  readonly ended: Promise<number | null>;
}

function run(environment: Record<string, string>): Run {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env["PATH"],
      CROUPIER_MODE: "demo",
      CROUPIER_APP_DATABASE_URL: fresh.appUrl,
      CROUPIER_KEYS: `t:${randomBytes(32).toString("base64url")}`,
      GAMES_PORT: "0",
      METRICS_PORT: "0",
      PORT: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  }
  return { child, said: () => text, ended: once(child, "close").then(([code]) => code as number) };
}

async function portOf({ said, child }: Run): Promise<number> {
  for (;;) {
    const [, port] = /"port":(\d+),"mode"/.exec(said()) ?? [];
    if (port !== undefined) return Number(port);
    if (child.exitCode !== null) throw new Error(said());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("the process starts, answers, and leaves with 0 when it is told to", async () => {
  const one = run({});
  const port = await portOf(one);
  expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  one.child.kill("SIGTERM");
  expect(await one.ended).toBe(0);
});

test("a taken port is one sentence that names it", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as AddressInfo;
  const one = run({ PORT: String(port) });
  expect(await one.ended).toBe(1);
  expect(one.said()).toContain(`The server did not start. Port ${port} is taken;`);
  expect(one.said()).not.toContain("    at ");
  holder.close();
});

test("a database that refuses us is one sentence without the password", async () => {
  const url = Object.assign(new URL(fresh.appUrl), { port: "1", password: "secret-word" });
  const one = run({ CROUPIER_APP_DATABASE_URL: url.href });
  expect(await one.ended).toBe(1);
  expect(one.said()).toContain("The database in CROUPIER_APP_DATABASE_URL does not let us in");
  expect(one.said()).not.toContain("secret-word");
});

test("a wrong setting is named with what is accepted", async () => {
  const one = run({ CROUPIER_LOG_LEVEL: "loud" });
  expect(await one.ended).toBe(1);
  expect(one.said()).toContain(
    'CROUPIER_LOG_LEVEL is "loud", but must be one of trace, debug, info, warn, error, fatal, silent.',
  );
});

test("a brand that is not there is one sentence with those that are", async () => {
  const one = run({ BRAND_CODE: "nope" });
  expect(await one.ended).toBe(1);
  expect(one.said()).toMatch(
    /The server did not start\. BRAND_CODE is "nope", but the brands are: /,
  );
  expect(one.said()).not.toContain("    at ");
});
