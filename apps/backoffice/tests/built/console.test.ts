import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mountConsole } from "../../src/mount-console.ts";

const app = Fastify();
const get = (url: string) => app.inject({ method: "GET", url });

beforeAll(async () => {
  mountConsole(app);
  await app.ready();
});
afterAll(() => app.close());

test("the console is one page at every address, under a policy with a nonce of its own", async () => {
  const [first, second] = [await get("/outbox/any"), await get("/")];
  expect(first.statusCode).toBe(200);
  const nonce = /script-src 'self' 'nonce-([\w-]+)'/.exec(
    String(first.headers["content-security-policy"]),
  )?.[1];
  expect(first.body).toContain(`nonce="${nonce}"`);
  expect(first.body).not.toContain("CONSOLE-NONCE");
  expect(second.headers["content-security-policy"]).not.toBe(
    first.headers["content-security-policy"],
  );
  expect(first.headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(first.body)?.[1] ?? "";
  const asset = await get(script);
  expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  for (const path of ["/assets/missing.js", "/services/nothing", "/health/nothing"]) {
    expect((await get(path)).statusCode).toBe(404);
  }
  expect((await app.inject({ method: "POST", url: "/outbox" })).statusCode).toBe(404);
});
