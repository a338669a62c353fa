import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Pool } from "pg";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import type { FanOutMessage } from "../realtime/announcer.ts";
import { openFanOut, type FanOut } from "../realtime/fan-out.ts";

let fresh: FreshDatabase;
const open: FanOut[] = [];
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterEach(async () => {
  for (const fanOut of open.splice(0)) await fanOut.close();
});
afterAll(() => fresh.drop());

/** One process: what it heard, and how it speaks. */
async function openProcess(pool: Pick<Pool, "query"> = fresh.database.pool) {
  const heard: string[] = [];
  const fanOut = await openFanOut({
    url: fresh.appUrl,
    pool,
    // A line that is cut says so; what matters is what is heard.
    onError: () => undefined,
  });
  open.push(fanOut);
  fanOut.listen({ onMessage: ({ ids }) => heard.push(...ids), onGap: () => heard.push("gap") });
  const until = async (last: string): Promise<string[]> => {
    while (!heard.includes(last)) await new Promise((resolve) => setTimeout(resolve, 5));
    return heard;
  };
  return { fanOut, heard, until, gaps: () => fanOut.state().gaps };
}

const ended = (...ids: string[]): FanOutMessage => ({ topic: "sessions-ended", ids });
const many = (who: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${who} ${index}`);

/** As a process would that speaks past our own code. */
async function say(from: string, seq: number): Promise<void> {
  const payload = JSON.stringify({ from, seq, topic: "balance", ids: [`${from} ${seq}`] });
  await fresh.database.pool.query("SELECT pg_notify('croupier_fanout', $1)", [payload]);
}

test("fifty announcements at once are all heard, in their order, and none seems to be missing", async () => {
  const server = await openProcess();
  const ids = many("session", 50);
  await Promise.all(ids.map((id) => server.fanOut.announce(ended(id))));
  expect(await server.until("session 49")).toEqual(ids);
  expect(server.fanOut.state()).toMatchObject({ announced: 50, heard: 50, gaps: 0 });
});

test("two processes that speak at once are heard by both, each in its own order", async () => {
  const [left, right] = [await openProcess(), await openProcess()];
  const said = [many("left", 50), many("right", 50)] as const;
  await Promise.all([
    ...said[0].map((id) => left.fanOut.announce(ended(id))),
    ...said[1].map((id) => right.fanOut.announce(ended(id))),
  ]);
  for (const listener of [left, right]) {
    await listener.until("left 49");
    const heard = await listener.until("right 49");
    expect(heard.filter((id) => id.startsWith("left"))).toEqual(said[0]);
    expect(heard.filter((id) => id.startsWith("right"))).toEqual(said[1]);
    expect(listener.gaps()).toBe(0);
  }
});

test("a process that was restarted begins anew, and nobody misses a thing", async () => {
  const listener = await openProcess();
  const before = await openProcess();
  await before.fanOut.announce(ended("before 0"));
  await before.fanOut.announce(ended("before 1"));
  await before.fanOut.close();
  const after = await openProcess();
  await after.fanOut.announce(ended("after 0"));
  expect(await listener.until("after 0")).toEqual(["before 0", "before 1", "after 0"]);
  expect(listener.gaps()).toBe(0);
});

test("an announcement that never arrived is a gap at the next one, and is told to who asked", async () => {
  const listener = await openProcess();
  let refuse = false;
  const { pool } = fresh.database;
  const speaker = await openProcess({
    query: ((text: string, values: unknown[]) =>
      refuse ? Promise.reject(new Error("cut off")) : pool.query(text, values)) as Pool["query"],
  });
  await speaker.fanOut.announce(ended("first"));
  refuse = true;
  await expect(speaker.fanOut.announce(ended("lost"))).rejects.toThrow("cut off");
  refuse = false;
  await speaker.fanOut.announce(ended("third"));
  expect(await listener.until("third")).toEqual(["first", "gap", "third"]);
  expect(listener.gaps()).toBe(1);
});

test("what comes late or twice is no news, and does not turn the count back", async () => {
  const listener = await openProcess();
  for (const seq of [1, 3, 2, 3, 4]) await say("foreign", seq);
  expect(await listener.until("foreign 4")).toEqual(["foreign 1", "gap", "foreign 3", "foreign 4"]);
  expect(listener.gaps()).toBe(1);
});

test("a line that was cut is one gap, not one more at the next message", async () => {
  const listener = await openProcess();
  await say("foreign", 1);
  await listener.until("foreign 1");
  await fresh.database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'croupier fan-out' AND datname = current_database()",
  );
  await say("foreign", 2);
  await listener.until("gap");
  await say("foreign", 5);
  await listener.until("foreign 5");
  expect(listener.gaps()).toBe(1);
});
