import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../../world/face.ts";
import { ProcessRefused, Supervised } from "../supervise.ts";

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "croupier-supervise-"));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

/** A process with this text, said to be ready at this port. */
async function supervise(port: number, text: string, host = "127.0.0.1"): Promise<Supervised> {
  const script = join(home, `${port}.mjs`);
  await writeFile(script, `import { createServer } from "node:http";\n${text}\n`);
  const one = new Supervised(
    {
      name: "dealer",
      script,
      nodeFlags: [],
      restartsOn: [],
      env: {},
      readyUrl: `http://${host.includes(":") ? `[${host}]` : host}:${port}/health/ready`,
      logFile: join(home, `${port}.log`),
    },
    () => {},
  );
  undo.push(() => one.stop());
  one.start();
  return one;
}

async function hold(answer: RequestListener): Promise<number> {
  const squatter: Server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => squatter.once("listening", resolve));
  undo.push(() => squatter.close());
  return (squatter.address() as AddressInfo).port;
}

const listens = (port: number, host: string, answer: string): string =>
  `createServer(${answer}).listen(${port}, "${host}");`;
const saysYes = "(request, response) => response.end('yes')";

test.each(["127.0.0.1", "::1"])("a process that answers on %s is ready", async (host) => {
  const port = await findFreePort();
  const one = await supervise(port, listens(port, host, saysYes), host);
  await expect(one.ready()).resolves.toBeUndefined();
});

test("a yes from somebody else on the port of a process that died is not taken for its own", async () => {
  const port = await hold((_request, response) => response.end("yes"));
  const one = await supervise(port, listens(port, "127.0.0.1", saysYes));
  const refusal = await one.ready().catch((cause: unknown) => cause);
  expect(refusal).toBeInstanceOf(ProcessRefused);
  expect((refusal as Error).message).toMatch(/^The dealer did not become ready\. .*EADDRINUSE/s);
});

test("a yes from somebody else is not taken for that of a process that lives without the port", async () => {
  const port = await hold((_request, response) => response.end("yes"));
  const one = await supervise(port, "setInterval(() => {}, 1000);");
  await expect(one.ready(500)).rejects.toThrow("did not become ready");
});

test("somebody who holds the port and says nothing keeps nobody waiting", async () => {
  const port = await hold(() => {});
  const one = await supervise(port, listens(port, "127.0.0.1", saysYes));
  await expect(one.ready()).rejects.toThrow("EADDRINUSE");
});

test("a process that takes requests and never answers is given up", async () => {
  const port = await findFreePort();
  const one = await supervise(port, listens(port, "127.0.0.1", "() => {}"));
  await expect(one.ready(500)).rejects.toThrow("did not become ready");
});

test("a process that dies while it is asked is given up at once, with its last words", async () => {
  const port = await findFreePort();
  const dies = "() => { process.stderr.write('no cards left'); process.exit(1); }";
  const one = await supervise(port, listens(port, "127.0.0.1", dies));
  await expect(one.ready()).rejects.toThrow("It said: no cards left");
});
