import type { SupplyCheck } from "../supply.ts";
import { downloaded, packageName, readLock, readManifest, type Lock } from "./lock.ts";

const name = "install scripts";

/** A package that wants to run code while it is installed was looked at, and the answer is written. */
export async function checkInstallScripts(): Promise<SupplyCheck> {
  const decided = readManifest("package.json").allowScripts ?? {};
  const problems = findUndecided(readLock(), decided);
  return problems.length > 0
    ? { name, state: "failed", detail: problems.join("\n") }
    : { name, state: "ok", detail: `${Object.keys(decided).length} decided` };
}

export function findUndecided(lock: Lock, decided: Readonly<Record<string, boolean>>): string[] {
  const wanting = new Set(
    downloaded(lock)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([place]) => packageName(place)),
  );
  return [
    ...[...wanting]
      .filter((wanted) => decided[wanted] === undefined)
      .map(
        (wanted) => `${wanted}: read its install script, then say true or false in allowScripts`,
      ),
    ...Object.keys(decided)
      .filter((wanted) => !wanting.has(wanted))
      .map((wanted) => `${wanted}: has no install script, take it out of allowScripts`),
  ];
}
