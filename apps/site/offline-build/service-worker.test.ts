import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

import { beforeEach, expect, it } from "vitest";

import { nameWorker } from "./vite-plugin.ts";

const source = readFileSync(new URL("./service-worker.js", import.meta.url), "utf8");
const origin = "https://kingfisher.example";

type Shelf = Map<string, string>;

/** What outlives a worker: the browser's shelves, and whether and what the server answers. */
let shelves: Map<string, Shelf>;
let server: Readonly<Record<string, string>> | undefined;

beforeEach(() => {
  shelves = new Map();
  server = undefined;
});

/** The worker of a build of these files, in as much of a browser as it touches. */
function startWorker(files: readonly string[]) {
  const listeners = new Map<string, (event: object) => void>();
  const pathOf = (asked: string | { url: string }) =>
    new URL(typeof asked === "string" ? asked : asked.url, origin).pathname;
  async function fetch(asked: string | { url: string }): Promise<Response> {
    const body = server?.[pathOf(asked)];
    if (server === undefined) throw new TypeError("there is no connection");
    return body === undefined ? new Response("", { status: 404 }) : new Response(body);
  }
  function open(name: string) {
    const shelf: Shelf = shelves.get(name) ?? new Map();
    shelves.set(name, shelf);
    const put = async (path: string, answer: Response) => void shelf.set(path, await answer.text());
    return {
      put,
      addAll: async (paths: readonly string[]) => {
        for (const path of paths) await put(path, await fetch(path));
      },
      match: async (asked: string | { url: string }) => {
        const body = shelf.get(pathOf(asked));
        return body === undefined ? undefined : new Response(body);
      },
    };
  }
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
  };
  runInNewContext(nameWorker(source, files), {
    self,
    URL,
    location: { origin },
    fetch,
    caches: {
      open: async (name: string) => open(name),
      keys: async () => [...shelves.keys()],
      delete: async (name: string) => shelves.delete(name),
    },
  });
  async function happen(name: string, facts: object = {}): Promise<unknown> {
    let outcome: unknown;
    const wait = (promise: unknown) => void (outcome = promise);
    listeners.get(name)?.({ ...facts, waitUntil: wait, respondWith: wait });
    return await outcome;
  }
  return {
    install: async () => {
      await happen("install");
      await happen("activate");
    },
    /** What the worker answers, or undefined where it leaves the request to the browser. */
    async ask(path: string, given: { mode?: string; method?: string } = {}) {
      const request = { url: origin + path, method: "GET", mode: "navigate", ...given };
      const answer = await happen("fetch", { request });
      return answer instanceof Response ? answer.text() : undefined;
    },
  };
}

const firstBuild = {
  "/offline": 'offline 1 <link href="/assets/root-1.css"> <script src="/assets/a-1.js">',
  "/assets/root-1.css": "css 1",
  "/assets/a-1.js": "js 1",
};
const nextBuild = {
  "/offline": 'offline 2 <link href="/assets/root-2.css">',
  "/assets/root-2.css": "css 2",
};

it("shows the offline page in its clothes where there is no connection, and the server's where there is", async () => {
  server = firstBuild;
  const worker = startWorker(["root-1.css"]);
  await worker.install();
  server = { ...firstBuild, "/promotions": "promotions" };
  expect(await worker.ask("/promotions")).toBe("promotions");
  server = undefined;
  expect(await worker.ask("/promotions")).toBe(firstBuild["/offline"]);
  expect(await worker.ask("/assets/root-1.css", { mode: "no-cors" })).toBe("css 1");
});

it("keeps the offline page and what it is dressed in, and nothing that is asked for later", async () => {
  server = firstBuild;
  const worker = startWorker(["root-1.css"]);
  await worker.install();
  await worker.ask("/assets/a-1.js", { mode: "cors" });
  await worker.ask("/");
  const kept = [...shelves.values()].flatMap((shelf) => [...shelf.keys()]);
  expect(kept).toEqual(["/assets/root-1.css", "/offline"]);
});

it("drops the shelf of the build before, and shows the offline page of the new one", async () => {
  server = firstBuild;
  await startWorker(["root-1.css"]).install();
  server = nextBuild;
  const worker = startWorker(["root-2.css"]);
  await worker.install();
  expect(shelves.size).toBe(1);
  server = undefined;
  expect(await worker.ask("/")).toBe(nextBuild["/offline"]);
});

it("leaves calls and what is sent to the browser", async () => {
  const worker = startWorker(["root-1.css"]);
  expect(await worker.ask("/services/x", { mode: "cors" })).toBeUndefined();
  expect(await worker.ask("/login", { method: "POST" })).toBeUndefined();
});

it("is another file for another build, and the same one for the same", () => {
  expect(nameWorker(source, ["a-1.js", "b-1.js"])).toBe(nameWorker(source, ["b-1.js", "a-1.js"]));
  expect(nameWorker(source, ["a-1.js"])).not.toBe(nameWorker(source, ["a-2.js"]));
  expect(nameWorker(source, ["a-1.js"])).not.toContain("__BUILD__");
});
