import { hash } from "node:crypto";

/**
 * One UUID for what somebody else calls by a text of theirs: who they are, what kind of thing it is,
 * and its name. The same words make the same id, in every process and at any time.
 */
export function playId(owner: string, kind: "operation" | "round", name: string): string {
  const words = JSON.stringify([owner, kind, name]);
  const hex = hash("sha256", words);
  const variant = "89ab"[Number.parseInt(hex.slice(0, 1), 16) % 4];
  return [
    hex.slice(8, 16),
    hex.slice(16, 20),
    `8${hex.slice(21, 24)}`,
    `${variant}${hex.slice(25, 28)}`,
    hex.slice(28, 40),
  ].join("-");
}
