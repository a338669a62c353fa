import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Registry } from "prom-client";
import type { Route } from "./route-list.ts";

/** Metrics on a port of their own, on this machine only: they say too much for the public one. */
export function createPrivateListener({
  registry,
  isReady,
}: {
  registry: Registry;
  /** For a process that has no public listener to say so. */
  isReady?: () => Promise<boolean>;
}) {
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
  return {
    /** What is answered here, among the routes of the process. */
    routes: Object.keys(answers).map((path): Route => ({ method: "PRIVATE", path, file: false })),
    /** Answers the port: any free one for 0. */
    listen: (port: number) =>
      new Promise<number>((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => {
          server.off("error", reject);
          resolve((server.address() as AddressInfo).port);
        });
      }),
    close: () =>
      new Promise<void>((resolve) => {
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
