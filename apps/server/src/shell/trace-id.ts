import { randomFillSync } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const traceparent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}(?:-.*)?$/;
const noTrace = "0".repeat(32);

/** The trace a caller already began (W3C `traceparent`), or undefined. */
export function callersTraceId(headers: IncomingHttpHeaders): string | undefined {
  const header = headers["traceparent"];
  if (typeof header !== "string") return undefined;
  const [, id] = traceparent.exec(header) ?? [];
  return id === noTrace ? undefined : id;
}

/** 32 hex digits each; drawn from a pool, because asking the system for each one is slow. */
export function createTraceIds(): () => string {
  const pool = Buffer.alloc(16 * 512);
  let offset = pool.length;
  return () => {
    if (offset === pool.length) {
      randomFillSync(pool);
      offset = 0;
    }
    offset += 16;
    return pool.toString("hex", offset - 16, offset);
  };
}
