import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Registry } from "prom-client";

export interface PrivateListener {
  readonly port: number;
  close(): Promise<void>;
}

/** Metrics on a port of their own, on this machine only: they say too much for the public one. */
export async function listenPrivately(options: {
  registry: Registry;
  port: number;
  host?: string;
  /** For a process that has no public listener to say so. */
  isReady?: () => Promise<boolean>;
}): Promise<PrivateListener> {
  const { registry, isReady } = options;
  const answers: Readonly<Record<string, () => Promise<Answer>>> = {
    "/metrics": async () => ({
      status: 200,
      type: registry.contentType,
      text: await registry.metrics(),
    }),
    ...(isReady === undefined ? {} : healthAnswers(isReady)),
  };
  const server = createServer((request, response) => {
    const answer = request.method === "GET" ? answers[request.url ?? ""] : undefined;
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    answer()
      .then(({ status, type, text }) => {
        response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(text);
      })
      .catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host ?? "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

function healthAnswers(isReady: () => Promise<boolean>): Record<string, () => Promise<Answer>> {
  const say = (status: number, word: string): Answer => ({
    status,
    type: "application/json",
    text: JSON.stringify({ status: word }),
  });
  return {
    "/health/live": async () => say(200, "live"),
    "/health/ready": async () => ((await isReady()) ? say(200, "ready") : say(503, "not ready")),
  };
}
