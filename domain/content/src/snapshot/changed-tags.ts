import type { Snapshot, SnapshotEntry } from "./snapshot.ts";

/** The tags under which answers were given that the next snapshot may give otherwise. */
export function changedTags(before: Snapshot, after: Snapshot): ReadonlySet<string> {
  const tags = new Set<string>();
  const tell = (more: readonly string[]) => {
    for (const tag of more) tags.add(tag);
  };
  for (const [one, other] of differing(before.entries, after.entries)) {
    for (const entry of [one, other]) if (entry !== undefined) tell(tagsOfEntry(entry));
    if (JSON.stringify(standingOf(one)) === JSON.stringify(standingOf(other))) continue;
    for (const entry of [one, other]) tell(Object.values(entry?.paths ?? {}).map(addressTag));
  }
  for (const [one, other] of differing(before.media, after.media)) {
    for (const media of [one, other]) if (media !== undefined) tell([`media:${media.id}`]);
  }
  for (const path of differingKeys(before.redirects, after.redirects)) tell([`path:${path}`]);
  return tags;
}

/** Whoever shows it, lists its kind, its region or its category, or asked for its address. */
function tagsOfEntry(entry: SnapshotEntry): readonly string[] {
  const { id, kind, common } = entry;
  const tags = [`entry:${id}`, `kind:${kind}`];
  for (const path of Object.values(entry.paths)) tags.push(`path:${path}`);
  for (const category of categoriesOf(entry)) tags.push(categoryTag(kind, category));
  if ("region" in common && common.region !== undefined) {
    tags.push(kind === "custom_menu" ? `menu:${common.region}` : `region:${common.region}`);
  }
  return tags;
}

/** Where it can be reached, and by whom: all that matters to those who only link to it. */
function standingOf(entry: SnapshotEntry | undefined): unknown {
  if (entry === undefined) return undefined;
  const { kind, paths, common } = entry;
  return [
    paths,
    "gates" in common && common.gates,
    "redirectWhenExcluded" in common && common.redirectWhenExcluded,
    kind === "casino_game_page" && common.audiences,
  ];
}

/** Told when a page comes to stand at an address or leaves it, not when it is only rewritten. */
export function addressTag(path: string): string {
  return `address:${path}`;
}

/** What a list of its kind may be narrowed to. */
export function categoriesOf({ kind, common }: SnapshotEntry): readonly string[] {
  if (kind === "casino_game_page") return [common.category, common.subCategory];
  if (kind !== "content_page") return [];
  return common.section === undefined ? [common.pageType] : [common.pageType, common.section];
}

export function categoryTag(kind: string, category: string): string {
  return `kind:${kind}/${category}`;
}

function differing<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): readonly (readonly [Value | undefined, Value | undefined])[] {
  return differingKeys(before, after).map((key) => [before.get(key), after.get(key)]);
}

function differingKeys<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): readonly string[] {
  if (before === after) return [];
  const gone = [...before.keys()].filter((key) => !after.has(key));
  return [...gone, ...[...after.keys()].filter((key) => before.get(key) !== after.get(key))];
}
