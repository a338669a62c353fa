import { expect, test } from "vitest";
import { createServer } from "vite";
import { openHotLine } from "./hot-line.ts";

const host = "127.0.0.1";

/** Resolves with what the page would hear first, as Vite's client asks for it. */
function listenTo(port: number, token: string): Promise<unknown> {
  const line = new WebSocket(`ws://${host}:${port}/?token=${token}`, "vite-hmr");
  return new Promise((resolve, reject) => {
    line.addEventListener("message", ({ data }) => {
      line.close();
      resolve(JSON.parse(String(data)));
    });
    line.addEventListener("error", () => reject(new Error(`nobody answers on ${port}`)));
  });
}

test("two processes that reload their pages are both heard", async () => {
  const lines = await Promise.all([openHotLine({ host, port: 0 }), openHotLine({ host, port: 0 })]);
  expect(new Set(lines.map(({ clientPort }) => clientPort)).size).toBe(2);
  for (const hmr of lines) {
    const vite = await createServer({
      configFile: false,
      logLevel: "silent",
      server: { middlewareMode: true, hmr },
    });
    const heard = await listenTo(hmr.clientPort, vite.config.webSocketToken);
    expect(heard).toEqual({ type: "connected" });
    await vite.close();
    hmr.server.close();
  }
});

test("a page that asks before Vite is there is told so at once", async () => {
  const { server, clientPort } = await openHotLine({ host, port: 0 });
  await expect(listenTo(clientPort, "")).rejects.toThrow("nobody answers");
  await new Promise((resolve) => server.close(resolve));
});

test("after a restart a process is heard where its open pages look for it", async () => {
  const ports: number[] = [];
  for (const port of [4_321, 4_321, 4_322, 60_123]) {
    const { server, clientPort } = await openHotLine({ host, port });
    ports.push(clientPort);
    await new Promise((resolve) => server.close(resolve));
  }
  expect(ports).toEqual([24_321, 24_321, 24_322, 40_123]);
});
