import { hash } from "node:crypto";
import { randomToken } from "@croupier/kit/random";

/** 256 random bits. The cookie holds the token, the table only its SHA-256. */
export function mintToken(): string {
  return randomToken(32);
}

/** Undefined for what can be no token of ours, so that junk costs no query. */
export function hashToken(token: string): Buffer | undefined {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return undefined;
  return hash("sha256", token, "buffer");
}
