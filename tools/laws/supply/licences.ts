import type { SupplyCheck } from "../supply.ts";
import { downloaded, packageName, readLock, type Lock, type LockEntry } from "./lock.ts";

const name = "licences";

/** Terms that let us use, change and ship the code, asking for their text to be kept at most. */
const free = new Set(
  "MIT MIT-0 ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD BlueOak-1.0.0 CC0-1.0 Unlicense Zlib Python-2.0 WTFPL".split(
    " ",
  ),
);

/** Terms with a condition, and why the condition is met. Any other package under them is asked about. */
const conditional: Readonly<Record<string, { packages: RegExp; because: string }>> = {
  "OFL-1.1": {
    packages: /^@fontsource(-variable)?\//,
    because:
      "fonts served unchanged with their licence, or part of a document, which it leaves free",
  },
  "MPL-2.0": {
    packages: /^(axe-core|@axe-core\/playwright|lightningcss(-.+)?)$/,
    because: "used unchanged while building and testing, not shipped",
  },
  "LGPL-3.0-or-later": {
    packages: /^@img\/sharp-/,
    because: "libvips, loaded unchanged as a library of its own that anyone may replace",
  },
  "Artistic-2.0": {
    packages: /^(binaryextensions|textextensions|editions|istextorbinary|version-range)$/,
    because: "part of the secret scan, not shipped",
  },
  "CC-BY-4.0": { packages: /^caniuse-lite$/, because: "data for building, not shipped" },
  "CC-BY-3.0": { packages: /^spdx-exceptions$/, because: "data for checking, not shipped" },
};

/** Every package of the lockfile, for every platform, is under terms we accept. */
export async function checkLicences(): Promise<SupplyCheck> {
  const lock = readLock();
  const problems = findLicenceProblems(lock);
  const notices = listNotices(lock);
  return problems.length > 0
    ? { name, state: "failed", detail: problems.join("\n") }
    : {
        name,
        state: "ok",
        detail: `${downloaded(lock).length} packages; with a condition: ${notices.join(", ")}`,
      };
}

export function findLicenceProblems(lock: Lock): string[] {
  return downloaded(lock).flatMap(([place, entry]) => {
    const wanted = packageName(place);
    return isAccepted(wanted, entry)
      ? []
      : [
          `${wanted}@${entry.version}: ${entry.license ?? "no licence"} is not on the list; replace the package, or add its terms to tools/laws/supply/licences.ts with a reason`,
        ];
  });
}

/** Packages whose terms carry a condition: what a notice file has to name. */
export function listNotices(lock: Lock): string[] {
  const named = downloaded(lock)
    .filter(([, { license = "" }]) => license in conditional)
    .map(([place, { license }]) => `${packageName(place)} (${license})`);
  return [...new Set(named)].sort();
}

function isAccepted(wanted: string, { license = "" }: LockEntry): boolean {
  // SPDX: `(MIT OR CC0-1.0)` offers a choice, `(MIT AND Zlib)` asks for both; some write a small "or".
  const expression = license.replace(/[()]/g, "");
  return expression
    .split(/ OR /i)
    .some((choice) => choice.split(" AND ").every((terms) => isFree(wanted, terms.trim())));
}

function isFree(wanted: string, terms: string): boolean {
  return free.has(terms) || conditional[terms]?.packages.test(wanted) === true;
}
