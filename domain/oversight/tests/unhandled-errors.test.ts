import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createUnhandledErrors } from "../src/face.ts";

let world: FreshDatabase;
let now: Date;
beforeEach(async () => {
  world = await freshDatabase();
  now = new Date("2026-11-20T12:00:00Z");
});
afterEach(() => world.drop());

const room = () => createUnhandledErrors({ database: world.database, clock: () => now });

function failingAt(line: number, message: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at f (/x/domain/wallet/src/hold.ts:${line}:1)`;
  return error;
}

test("a flood of one error is one row with a count and the latest trace", async () => {
  await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      room().record({
        process: "server",
        error: failingAt(1, `for player ${index}00000`),
        traceId: `t${index}`,
      }),
    ),
  );
  now = new Date(now.getTime() + 60_000);
  await room().record({ process: "worker", error: failingAt(1, "again"), traceId: "latest" });
  expect((await room().list({ limit: 10 })).items).toEqual([
    {
      id: expect.any(String),
      process: "worker",
      message: "Error: again",
      where: "domain/wallet/src/hold.ts:1",
      count: 26,
      firstSeenAt: new Date("2026-11-20T12:00:00Z"),
      lastSeenAt: now,
      lastTraceId: "latest",
    },
  ]);
});

test("what is stored of an error names nobody", async () => {
  const error = failingAt(2, 'no place for "Alice Martina" <alice@example.com>');
  await room().record({ process: "server", error, traceId: "t" });
  const stored = JSON.stringify(await room().list({ limit: 10 }));
  expect(stored).not.toMatch(/alice/i);
  expect(stored).toContain("[e-mail]");
});

test("a page follows another, latest first, also within one instant", async () => {
  for (let line = 10; line < 15; line += 1) {
    await room().record({ process: "server", error: failingAt(line, "x"), traceId: "t" });
  }
  const everything = (await room().list({ limit: 100 })).items.map(({ id }) => id);
  const paged: string[] = [];
  let before: string | undefined;
  do {
    const page = await room().list({ limit: 2, before });
    paged.push(...page.items.map(({ id }) => id));
    before = page.next ?? undefined;
  } while (before !== undefined);
  expect(paged).toEqual(everything);
  expect(await room().summarise()).toEqual({ count: everything.length, lastSeenAt: now });
});
