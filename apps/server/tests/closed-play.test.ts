import { once } from "node:events";
import { createOperations } from "@croupier/content";
import { uuidv7 } from "@croupier/kit/ids";
import { systemClock } from "@croupier/kit/time";
import type { Person } from "@croupier/tools/people";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { openFrame, press, type Framed } from "./game-play.ts";
import { joined } from "./people.ts";
import { serve, type Served } from "./serve.ts";

let served: Served;
let ana: Person;
let frame: Framed;
beforeAll(async () => {
  served = await serve();
  ana = await joined(served, "ana");
  frame = await openFrame(served, ana);
});
afterAll(() => served.close());
afterEach(() => setPlay({ open: true }));

/** As an operator does it, in another process. */
async function setPlay({ open }: { readonly open: boolean }): Promise<void> {
  const operations = createOperations({
    database: served.fresh.database,
    clock: systemClock,
    record: async () => {},
    announce: async () => {},
  });
  const by = { id: uuidv7(), login: "operator" };
  const reason = open ? {} : { en: "We look after the games." };
  await operations.setSwitch({ brandCode: "kingfisher", product: "play", open, reason, by });
}

async function play(): Promise<string> {
  const answer = await frame.ask("POST", "/play/v1/rounds", press());
  return answer.ok ? "played" : ((await answer.json()) as { code: string }).code;
}

async function mayPlay(): Promise<unknown> {
  const path = `/services/safer-play/v1/profiles/${ana.id}/standing`;
  const answer = await fetch(served.url + path, { headers: { cookie: ana.cookie } });
  return ((await answer.json()) as { play: unknown }).play;
}

test("a game that stands open when its brand closes play is told at once, and takes no stake", async () => {
  const socket = new WebSocket(`${served.url.replace("http", "ws")}/realtime`, {
    headers: { cookie: ana.cookie, origin: served.url },
  });
  await once(socket, "open");
  const told = Promise.withResolvers<void>();
  socket.on("message", (data: Buffer) => {
    if (data.toString().includes('"play"')) told.resolve();
  });
  expect(await play()).toBe("played");
  await setPlay({ open: false });
  await told.promise;
  expect(await play()).toBe("play_closed");
  expect(await mayPlay()).toEqual({ allowed: false, reason: { code: "play_closed" } });
  socket.close();
});
