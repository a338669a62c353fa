import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

let loaded: ReadonlySet<string> | undefined;

/** The common passwords, lower-case. They are unpacked once a process. */
export function loadCommonPasswords(): ReadonlySet<string> {
  return (loaded ??= unpack());
}

function unpack(): ReadonlySet<string> {
  const packed = readFileSync(path.join(import.meta.dirname, "common-passwords.txt.br"));
  return new Set(brotliDecompressSync(packed).toString("utf8").split("\n"));
}
