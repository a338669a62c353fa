import { readFileSync } from "node:fs";
import { Reader } from "mmdb-lib";
import type { Ranges } from "../../../domain/places/src/packed-ranges.ts";
import { nameOf, type City } from "./name-of.ts";
import type { Report } from "./report.ts";
import type { FindSubdivision } from "./subdivision-names.ts";
import { walkTree } from "./walk-tree.ts";

/** The database as ranges of places: neighbours that lie in the same place become one. */
export function compact(
  file: string,
  family: 4 | 6,
  findSubdivision: FindSubdivision,
  report: Report,
): Ranges {
  const bytes = readFileSync(file);
  const reader = new Reader(bytes);
  // The library looks up addresses; for walking all of them we need how it reads data.
  const read = (pointer: number) =>
    (reader as unknown as { resolveDataPointer(at: number): City }).resolveDataPointer(pointer);
  const { nodeCount, recordSize } = reader.metadata;

  const names = [""];
  const indexOfName = new Map([["", 0]]);
  const indexAt = new Map<number, number>();
  const indexOf = (pointer: number): number => {
    const known = indexAt.get(pointer);
    if (known !== undefined) return known;
    const name = nameOf(read(pointer), findSubdivision, report.countMiss);
    const index = indexOfName.get(name) ?? names.push(name) - 1;
    indexOfName.set(name, index);
    indexAt.set(pointer, index);
    return index;
  };

  const high: number[] = [];
  const low: number[] = [];
  const places: number[] = [];
  for (const { start, pointer } of walkTree({
    bytes,
    nodeCount,
    recordSize,
    depthMax: family === 4 ? 32 : 64,
  })) {
    const place = pointer === null ? 0 : indexOf(pointer);
    if (place === places.at(-1)) continue;
    places.push(place);
    high.push(Number(family === 4 ? start : start >> 32n));
    low.push(family === 4 ? 0 : Number(start & 0xffffffffn));
    report.countRange(names[place] ?? "");
  }
  return {
    high: Uint32Array.from(high),
    low: family === 4 ? undefined : Uint32Array.from(low),
    places: Uint16Array.from(places),
    names,
  };
}
