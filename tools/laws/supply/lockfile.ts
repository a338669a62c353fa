import { projectRoot } from "../parts/files.ts";
import type { SupplyCheck } from "../supply.ts";
import { downloaded, readLock, readManifests, type Lock, type Manifest } from "./lock.ts";
import { runNode } from "./run.ts";

const name = "lockfile";

/** Every package is an exact version, comes from the registry, and its bytes are known beforehand. */
export async function checkLockfile(): Promise<SupplyCheck> {
  const lock = readLock();
  const problems = [...findLockProblems(lock), ...findManifestProblems(readManifests())];
  // A second opinion from a tool of the field.
  const lint = await runNode(
    "node_modules/lockfile-lint/bin/lockfile-lint.js --path package-lock.json --type npm --validate-https --allowed-hosts npm --validate-integrity".split(
      " ",
    ),
    { cwd: projectRoot },
  );
  if (lint.code !== 0) problems.push(`lockfile-lint: ${lint.output.trim()}`);
  return problems.length > 0
    ? { name, state: "failed", detail: problems.join("\n") }
    : { name, state: "ok", detail: `${downloaded(lock).length} packages, each with its checksum` };
}

export function findLockProblems(lock: Lock): string[] {
  return downloaded(lock).flatMap(([place, { version = "", integrity = "", resolved }]) => [
    ...(isExact(version) ? [] : [`${place}: ${version || "no version"} is not an exact version`]),
    ...(integrity.startsWith("sha512-") ? [] : [`${place}: has no sha512 checksum`]),
    ...(resolved === undefined
      ? []
      : [`${place}: holds a download address; run npm install with our .npmrc`]),
  ]);
}

export function findManifestProblems(manifests: Readonly<Record<string, Manifest>>): string[] {
  return Object.entries(manifests).flatMap(([path, manifest]) =>
    [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies]
      .flatMap((wanted) => Object.entries(wanted ?? {}))
      .filter(([, version]) => !isExact(version))
      .map(([wanted, version]) => `${path}: pin ${wanted} exactly instead of ${version}`),
  );
}

function isExact(version: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.]+)?(\+[\w.]+)?$/.test(version);
}
