import { afterAll, beforeAll, expect, test } from "vitest";
import { serve } from "./serve.ts";
import type { Served } from "./serve.ts";

let served: Served;
beforeAll(async () => {
  served = await serve((config) => ({
    ...config,
    http: { ...config.http, trustedProxies: ["127.0.0.0/8", "::1/128"] },
  }));
});
afterAll(() => served.close());

function ask(address?: string): Promise<Response> {
  return fetch(`${served.url}/services/geolocation/subdivision`, {
    headers: address === undefined ? {} : { "x-forwarded-for": address },
  });
}

test.each([
  ["24.48.0.1", "st=CA:QC; Path=/; SameSite=Lax; Max-Age=86400"],
  ["2607:fad8::1", "st=CA:QC; Path=/; SameSite=Lax; Max-Age=86400"],
  ["190.185.0.1", "st=CW; Path=/; SameSite=Lax; Max-Age=86400"],
  ["192.168.1.20", "st=CW; Path=/; SameSite=Lax; Max-Age=86400"],
  [undefined, "st=CW; Path=/; SameSite=Lax; Max-Age=86400"],
])("[S7.11] asked from %s, it answers 202 without a body and sets %s", async (address, cookie) => {
  const answer = await ask(address);
  expect(answer.status).toBe(202);
  expect(await answer.text()).toBe("");
  expect(answer.headers.getSetCookie()).toEqual([cookie]);
  expect(answer.headers.get("cache-control")).toContain("no-store");
});

test("a place nobody knows takes the hint of yesterday away", async () => {
  const answer = await ask("240.0.0.1");
  expect(answer.status).toBe(202);
  expect(answer.headers.getSetCookie()).toEqual(["st=; Path=/; SameSite=Lax; Max-Age=0"]);
});
