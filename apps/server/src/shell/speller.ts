import { createHash } from "node:crypto";
import type { Endpoint } from "@croupier/contracts";

/** An answer as it leaves, and by what a caller knows it again. */
export interface Spelt {
  readonly status: number;
  readonly bytes: Buffer;
  readonly etag: string;
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

export const jsonType = "application/json; charset=utf-8";
/** The browser asks each time: whether an answer still holds is ours to say. */
export const askEachTime = "private, no-cache";

export type Speller = ReturnType<typeof createSpeller>;

/**
 * Only what the contract names leaves the process: the schema is the list of what may. A body that is
 * the very object it was the last time is not spelt again.
 */
export function createSpeller() {
  const kept = new WeakMap<object, Spelt & { readonly endpoint: Endpoint }>();

  return {
    spell(endpoint: Endpoint, { status, body }: Answered): Spelt {
      const isKept = endpoint.etag === true && typeof body === "object" && body !== null;
      const before = isKept ? kept.get(body) : undefined;
      if (before?.status === status && before.endpoint === endpoint) return before;
      const text = spellText(endpoint, { status, body });
      const etag = endpoint.etag ? weakTagOf(text) : "";
      const made = { endpoint, status, bytes: Buffer.from(text), etag };
      if (isKept) kept.set(body, made);
      return made;
    },
  };
}

/** An answer that is told once: as text it leaves in one piece with its headers. */
export function spellText(endpoint: Endpoint, { status, body }: Answered): string {
  const schema = endpoint.responses[status];
  if (schema === undefined || schema === null) {
    throw new Error(`${endpoint.name} does not declare ${status}`);
  }
  return JSON.stringify(schema.parse(body));
}

/** Weak, because the same answer travels in several encodings. */
function weakTagOf(body: string): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}
