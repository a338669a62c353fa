import { describeOpenApi } from "@croupier/contracts";
import type { Endpoint } from "@croupier/contracts";
import type { FastifyInstance } from "fastify";
import type { Pressure } from "../src/shell/pressure.ts";
import { ProblemError } from "../src/shell/problem-answer.ts";
import type { SecurityHeaders } from "../src/shell/security-headers.ts";
import { docsStyle, writeDocsPage } from "./docs-page.ts";

export const documentPaths = ["/services/openapi.json", "/services/docs", "/services/docs.css"];

/** They are the first to be turned away. */
export const documentRoutes = documentPaths.map((path) => ({
  method: "GET",
  path,
  shed: "P3" as const,
}));

export function mountDocuments(options: {
  app: FastifyInstance;
  endpoints: readonly Endpoint[];
  pressure: Pressure;
  security: SecurityHeaders;
}): void {
  const { app, endpoints, pressure, security } = options;

  const serve = (url: string, type: string, write: () => string): void => {
    // Written for the first who asks: turning every schema into words takes longer than all else at a start.
    let body: string | undefined;
    app.get(url, (request, reply) => {
      if (pressure.mustShed("P3", request.raw)) {
        const wait = String(pressure.retryAfterSeconds());
        throw new ProblemError("overloaded", { headers: { "retry-after": wait } });
      }
      if (type.startsWith("text/html")) reply.headers(security.forPage([]));
      return reply
        .type(type)
        .header("cache-control", "no-cache")
        .send((body ??= write()));
    });
  };
  serve("/services/openapi.json", "application/json; charset=utf-8", () =>
    JSON.stringify(describeOpenApi(endpoints, { title: "Croupier player services", version: "1" })),
  );
  serve("/services/docs", "text/html; charset=utf-8", () => writeDocsPage(endpoints));
  serve("/services/docs.css", "text/css; charset=utf-8", () => docsStyle);
}
