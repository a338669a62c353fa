import { hash } from "node:crypto";

/** What may differ from one attempt to the next: when and how often it was sent, and under which token. */
const ofTheAttempt = new Set(["request_id", "issued_at", "session_token"]);

/** Two messages have the same one when they ask for the same. The order of their fields is no content. */
export function fingerprint(message: Readonly<Record<string, unknown>>): Buffer {
  const content = Object.entries(message)
    .filter(([name, value]) => !ofTheAttempt.has(name) && value !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return hash("sha256", JSON.stringify(content), "buffer");
}
