import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** The common passwords, lower-case. */
export function loadCommonPasswords(): ReadonlySet<string> {
  const packed = readFileSync(path.join(import.meta.dirname, "common-passwords.txt.br"));
  return new Set(brotliDecompressSync(packed).toString("utf8").split("\n"));
}
