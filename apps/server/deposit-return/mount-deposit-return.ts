import type { FastifyInstance } from "fastify";
import { scriptHash } from "../page-cache/inline-scripts.ts";
import type { SecurityHeaders } from "../src/shell/security-headers.ts";
import { returnScript, writeReturnPage } from "./return-page.ts";

export function mountDepositReturn({
  app,
  security,
}: {
  app: FastifyInstance;
  security: SecurityHeaders;
}): void {
  app.get("/deposit-return", (request, reply) => {
    const page = writeReturnPage(request.headers["accept-language"]);
    return reply
      .headers(security.forPage([scriptHash(returnScript)], { framedBy: "'self'" }))
      .header("x-frame-options", "SAMEORIGIN")
      .header("cross-origin-opener-policy", "unsafe-none")
      .header("cache-control", "private, no-store")
      .header("vary", "accept-language")
      .type("text/html; charset=utf-8")
      .send(page);
  });
}
