/** One difference. `path` names keys, and members of lists by their id: `blocks/[hero]/props/title`. */
export type VersionChange =
  | { readonly path: string; readonly what: "added"; readonly after: unknown }
  | { readonly path: string; readonly what: "removed"; readonly before: unknown }
  | {
      readonly path: string;
      readonly what: "changed";
      readonly before: unknown;
      readonly after: unknown;
    }
  /** The members of the list stand in another order; `before` and `after` are their ids. */
  | {
      readonly path: string;
      readonly what: "reordered";
      readonly before: readonly string[];
      readonly after: readonly string[];
    };

/** What an editor changed between two versions; nothing when they hold the same. */
export function diffVersions(before: unknown, after: unknown, path = ""): VersionChange[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const one = nameMembers(before);
    const other = nameMembers(after);
    if (one !== undefined && other !== undefined) {
      return [...diffKeys(one, other, path), ...diffOrder(one, other, path)];
    }
    return diffKeys(new Map(before.entries()), new Map(after.entries()), path);
  }
  if (isRecord(before) && isRecord(after)) {
    return diffKeys(new Map(Object.entries(before)), new Map(Object.entries(after)), path);
  }
  return [{ path, what: "changed", before, after }];
}

function diffKeys<Key extends string | number>(
  before: ReadonlyMap<Key, unknown>,
  after: ReadonlyMap<Key, unknown>,
  path: string,
): VersionChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): VersionChange[] => {
    const inner = path === "" ? String(key) : `${path}/${key}`;
    if (!before.has(key)) return [{ path: inner, what: "added", after: after.get(key) }];
    if (!after.has(key)) return [{ path: inner, what: "removed", before: before.get(key) }];
    return diffVersions(before.get(key), after.get(key), inner);
  });
}

function diffOrder(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  path: string,
): VersionChange[] {
  const kept = [...before.keys()].filter((id) => after.has(id));
  const now = [...after.keys()].filter((id) => before.has(id));
  if (kept.every((id, index) => id === now[index])) return [];
  return [{ path, what: "reordered", before: kept, after: now }];
}

/** Blocks and menu items are themselves wherever they stand; other lists go by position. */
function nameMembers(list: readonly unknown[]): ReadonlyMap<string, unknown> | undefined {
  const named = new Map(list.map((member) => [`[${idOf(member) ?? ""}]`, member]));
  return list.length > 0 && named.size === list.length && !named.has("[]") ? named : undefined;
}

function idOf(member: unknown): string | undefined {
  if (!isRecord(member)) return undefined;
  const id = member["id"] ?? (isRecord(member["props"]) ? member["props"]["id"] : undefined);
  return typeof id === "string" ? id : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
