import type { SupplyCheck } from "../supply.ts";
import { readHouses, type Lock, type LockEntry, type Manifest } from "./lock.ts";

const name = "lockfile agrees";

/**
 * What `npm ci` refuses is found without running it: the lockfile asks for what every package.json of
 * ours asks for, and holds an entry for everything a package names, also what only another platform
 * installs (docs/decisions/0010).
 */
export async function checkLockAgreement(): Promise<SupplyCheck> {
  const houses = readHouses();
  const problems = houses.flatMap(({ lock, manifests }) => [
    ...findStaleRooms(lock, manifests),
    ...findMissingEntries(lock),
  ]);
  const named = houses.reduce((sum, { lock }) => sum + countNamed(lock), 0);
  return problems.length > 0
    ? { name, state: "failed", detail: problems.join("\n") }
    : { name, state: "ok", detail: `${named} named packages, each with its entry` };
}

const kinds = ["dependencies", "devDependencies", "optionalDependencies"] as const;

/** Our own rooms, as they are and as the lockfile remembers them. */
export function findStaleRooms(
  { packages }: Lock,
  manifests: Readonly<Record<string, Manifest>>,
): string[] {
  const rooms = new Map(
    Object.entries(manifests).map(([path, manifest]) => [
      path.replace(/\/?package\.json$/, ""),
      manifest,
    ]),
  );
  const gone = Object.keys(packages)
    .filter((place) => !place.includes("node_modules/") && !rooms.has(place))
    .map((place) => `${place}: is in the lockfile and nowhere else; run npm install`);
  const stale = [...rooms].flatMap(([place, manifest]) => {
    const entry = packages[place];
    if (entry === undefined) return [`${place}: is not in the lockfile; run npm install`];
    return kinds
      .filter((kind) => spell(entry[kind]) !== spell(manifest[kind]))
      .map((kind) => `${place || "package.json"}: the lockfile has other ${kind}; run npm install`);
  });
  return [...gone, ...stale];
}

/** What a package names must be found from where it stands, in the version it names. */
export function findMissingEntries({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([place, entry]) =>
    namedBy(place, entry).flatMap(([wanted, version]) => {
      const found = resolve(packages, place, wanted);
      if (found === undefined) {
        return [
          `${place || "package.json"}: names ${wanted}, which has no entry; pin a version whose packages are all published`,
        ];
      }
      const target = found.link === true ? packages[found.resolved ?? ""] : found;
      return isExact(version) && target?.version !== version
        ? [
            `${place || "package.json"}: names ${wanted} ${version}, the lockfile holds ${target?.version}`,
          ]
        : [];
    }),
  );
}

function countNamed({ packages }: Lock): number {
  return Object.entries(packages).flatMap(([place, entry]) => namedBy(place, entry)).length;
}

/** What only its own developers install is named by our rooms alone. */
function namedBy(place: string, entry: LockEntry): [wanted: string, version: string][] {
  const ours = !place.includes("node_modules/");
  return Object.entries({
    ...entry.dependencies,
    ...entry.optionalDependencies,
    ...(ours ? entry.devDependencies : {}),
  });
}

/** As Node looks: in the package's own node_modules, then in each above it. */
function resolve(packages: Lock["packages"], place: string, wanted: string): LockEntry | undefined {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/")))) {
    const found = packages[`${at === "" ? "" : `${at}/`}node_modules/${wanted}`];
    if (found !== undefined || at === "") return found;
  }
}

function spell(wanted: Readonly<Record<string, string>> = {}): string {
  return JSON.stringify(Object.entries(wanted).sort());
}

function isExact(version: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
}
