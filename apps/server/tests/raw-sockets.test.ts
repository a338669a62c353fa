import { identity } from "@croupier/contracts";
import {
  brokenFramings,
  damageBytes,
  deadEnds,
  heavyRequests,
  rawFaults,
  sayRaw,
  varySpelling,
} from "@croupier/tools/hostile";
import { readTestSeed, seededDice } from "@croupier/tools/seed";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serve } from "./serve.ts";
import type { Served } from "./serve.ts";

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const target = { post: identity.signIn.path, noise: "" };

// The long form of the same list is `npm run drill hostile-sockets`.
describe("D2: bytes that two servers could read differently are refused, and the connection ends", () => {
  test.for(
    [...brokenFramings(target), ...heavyRequests(target)].map((one) => [one.name, one] as const),
  )("%s", async ([, request]) => {
    const heard = await sayRaw(served.port, request.bytes);
    expect(rawFaults(request, heard)).toEqual([]);
    expect(heard.text).toContain("application/problem+json");
  });

  test.for(deadEnds(target).map((one) => [one.name, one] as const))(
    "%s leads nowhere",
    async ([, request]) => {
      expect(rawFaults(request, await sayRaw(served.port, request.bytes))).toEqual([]);
    },
  );

  test("the seed's variants of them lead nowhere either", { timeout: 300_000 }, async () => {
    const dice = seededDice(readTestSeed());
    for (let said = 0; said < 60; said += 1) {
      const vary = dice(2) === 0 ? varySpelling : damageBytes;
      const request = vary(target.post, dice);
      // A damaged request may ask for no end: then the server hangs up.
      const heard = await sayRaw(served.port, request.bytes, { ends: request.blind === true });
      expect(rawFaults(request, heard), JSON.stringify(String(request.bytes))).toEqual([]);
    }
  });

  test("CONNECT opens no tunnel", async () => {
    const { statuses } = await sayRaw(
      served.port,
      `CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n`,
    );
    expect(statuses.every((status) => status >= 400)).toBe(true);
  });

  test("requests in one breath get as many answers, in order", async () => {
    const live = `GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n`;
    const last = `GET /services/nothing HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
    const { statuses } = await sayRaw(served.port, live + live + last);
    expect(statuses).toEqual([200, 200, 404]);
  });
});
