import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { StudioConfig } from "./config.ts";
import { createGuesses } from "./guesses.ts";
import { createHouse } from "./house.ts";
import { createPlayers, type Player } from "./players.ts";

const bodyMax = 4_096;
const types = { html: "text/html", css: "text/css", js: "text/javascript" } as const;
const files: ReadonlyMap<string, readonly [name: string, type: keyof typeof types]> = new Map([
  ["/two-hands", ["two-hands.html", "html"]],
  ["/two-hands.css", ["two-hands.css", "css"]],
  ["/two-hands.js", ["two-hands.js", "js"]],
  ["/bridge.js", ["bridge.js", "js"]],
  ["/words.js", ["words.js", "js"]],
]);

type Answer = { readonly status: number; readonly type: string; readonly body: string };

export async function startStudio(config: StudioConfig) {
  const house = createHouse(config);
  const players = createPlayers(house);
  const guess = createGuesses(house);
  const server = createServer((request, response) => {
    answer(request).then(
      (found) => send(response, found),
      () => send(response, json(400, { refused: "BAD_REQUEST" })),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.port, config.host, resolve);
  });

  return {
    async close(): Promise<void> {
      house.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage): Promise<Answer> {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (path === "/health/ready") return json(200, { ready: true });
    const file = files.get(path);
    if (request.method === "GET" && file !== undefined) return readPage(file);
    if (request.method !== "POST") return json(404, { refused: "NOT_FOUND" });
    const asked = JSON.parse(await readBody(request)) as Readonly<Record<string, unknown>>;
    if (path === "/open") return json(200, await players.open(textOf(asked["launchToken"])));
    const player = players.find(textOf(asked["token"]));
    if (path !== "/guess" && path !== "/balance") return json(404, { refused: "NOT_FOUND" });
    if (player === undefined) return json(401, { refused: "INVALID_TOKEN" });
    if (path === "/balance") return json(200, await players.balanceOf(player));
    return takeGuess(player, asked);
  }

  async function takeGuess(
    player: Player,
    asked: Readonly<Record<string, unknown>>,
  ): Promise<Answer> {
    const { hand, minor } = asked;
    const isGuess = (hand === "left" || hand === "right") && /^[1-9]\d{0,11}$/.test(textOf(minor));
    if (!isGuess) return json(400, { refused: "BAD_REQUEST" });
    return json(200, await guess(player, { hand, minor: BigInt(textOf(minor)) }));
  }

  function send(response: ServerResponse, { status, type, body }: Answer): void {
    response.writeHead(status, {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "content-security-policy": `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${config.pageOrigins.join(" ")}`,
    });
    response.end(body);
  }

  /** The page is told whom it may speak with: origins, never everybody. */
  async function readPage([name, type]: readonly [string, keyof typeof types]): Promise<Answer> {
    const text = await readFile(new URL(`../page/${name}`, import.meta.url), "utf8");
    const body = text.replace("PAGE_ORIGINS", config.pageOrigins.join(" "));
    return { status: 200, type: types[type], body };
  }
}

const json = (status: number, value: object): Answer => ({
  status,
  type: "application/json",
  body: JSON.stringify(value),
});

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bodyMax) throw new Error("too much");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
