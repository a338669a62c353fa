import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { SandboxSettings } from "@croupier/cashier";

export type Trouble =
  | "none"
  /** Five seconds late, or five hours: nothing comes until it is let go. */
  | "late"
  | "reset"
  /** What was asked is done, but nobody hears the answer. */
  | "done, then reset"
  | "garbage"
  | "endless"
  | "status 500";

export interface TroubledPayments {
  readonly settings: SandboxSettings;
  /** What arrived here since the trouble was last chosen, as `POST /v1/payments`. */
  readonly arrived: readonly string[];
  choose(trouble: Trouble): void;
  /** The next call that arrives; choose the trouble first. */
  nextCall(): Promise<void>;
  /** What waits goes on as if nothing had been. */
  letGo(): void;
  close(): void;
}

/** Stands between us and the provider, and does what networks and bad days do. */
export async function troublePayments(
  settings: SandboxSettings,
  patienceMs: number,
): Promise<TroubledPayments> {
  let trouble: Trouble = "none";
  let arrival = Promise.withResolvers<void>();
  let release = Promise.withResolvers<void>();
  const arrived: string[] = [];
  const server = createServer((request, response) => {
    arrived.push(`${request.method} ${request.url}`);
    arrival.resolve();
    // Whoever hung up does not hear it any more.
    meet(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function meet(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (trouble === "reset") return void request.socket.resetAndDestroy();
    if (trouble === "garbage") return void response.end("\u0000<html>It works!</html>");
    if (trouble === "endless") return pour(response);
    if (trouble === "status 500") return void response.writeHead(500).end("{}");
    if (trouble === "late") await release.promise;
    const answer = await passOn(request, body);
    if (trouble === "done, then reset") return void request.socket.resetAndDestroy();
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }

  function passOn({ url = "", method = "GET", headers }: IncomingMessage, body: Buffer) {
    const signed = ["x-signature", "x-timestamp"].map((name) => [name, String(headers[name])]);
    return fetch(settings.url + url, {
      method,
      headers: { "content-type": "application/json", ...Object.fromEntries(signed) },
      ...(method === "GET" ? {} : { body: new Uint8Array(body) }),
    });
  }

  return {
    settings: { ...settings, url: `http://127.0.0.1:${port}`, patienceMs },
    arrived,
    choose(chosen) {
      trouble = chosen;
      arrived.splice(0);
      arrival = Promise.withResolvers();
      release = Promise.withResolvers();
    },
    nextCall: () => arrival.promise,
    letGo: () => release.resolve(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pour(response: ServerResponse): void {
  const piece = Buffer.alloc(64 * 1024, "[");
  const more = (): void => {
    while (!response.destroyed && response.write(piece));
    response.once("drain", more);
  };
  more();
}
