import {
  createLogger,
  createPressure,
  createSecurityHeaders,
  createShell,
  createShellMetrics,
} from "@croupier/server/shell";
import { securityFaults } from "@croupier/tools/hostile";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mountConsole } from "../../src/mount-console.ts";

const pressure = createPressure({ waiting: () => 0 });
const app = createShell({
  logger: createLogger({ name: "backoffice", level: "silent" }),
  metrics: createShellMetrics({ pressure }),
  pressure,
  securityHeaders: createSecurityHeaders({ https: true }),
  recordError: () => {},
});
const get = (url: string) => app.inject({ method: "GET", url });

beforeAll(async () => {
  mountConsole(app);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  pressure.stop();
});

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

test("F3: every page and every file of the console carries its security headers", async () => {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec((await get("/")).body)?.[1] ?? "";
  for (const path of [
    "/",
    "/outbox",
    "/sign-in",
    script,
    "/assets/missing.js",
    "/services/nothing",
  ]) {
    const { headers } = await get(path);
    expect([path, securityFaults(new Headers(headers as Record<string, string>))]).toEqual([
      path,
      [],
    ]);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
  }
});
