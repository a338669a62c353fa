import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Place } from "@croupier/policy";
import { parseAddress } from "./address.ts";
import { findRange } from "./find-range.ts";
import { unpackRanges, type Ranges } from "./packed-ranges.ts";
import { readPlace, type PlaceOf } from "./place-of.ts";

/** What stands beside the packed files as `manifest.json`. */
export type PlacesManifest = {
  readonly source: string;
  readonly sourceVersion: string;
  readonly licence: string;
  readonly attribution: { readonly text: string; readonly link: string };
  readonly files: Readonly<Record<"ipv4" | "ipv6", PackedFile>>;
};

type PackedFile = {
  readonly name: string;
  readonly ranges: number;
  readonly bytes: number;
  readonly sha256: string;
};

const unknown: Place = Object.freeze({});
const unpackBrotli = promisify(brotliDecompress);

/** In pieces of the usual size, putting them together again takes as long as unpacking them. */
const chunkSize = 1 << 20;

/** The data that came with the house. */
export const builtInPlaces = path.join(import.meta.dirname, "../data");

/** Sixty megabytes that never change, so every server of a process asks the same map. */
const opened = new Map<string, Promise<PlaceOf>>();

/** Reads the packed ranges of a folder once a process; after that an answer is one search in memory. */
export function openPlaces(folder: string = builtInPlaces): Promise<PlaceOf> {
  const known = opened.get(folder);
  if (known !== undefined) return known;
  const opening = readPlaces(folder);
  opened.set(folder, opening);
  // A file that could not be read may have been put right by the next time.
  opening.catch(() => opened.delete(folder));
  return opening;
}

async function readPlaces(folder: string): Promise<PlaceOf> {
  const manifest = JSON.parse(
    await readFile(path.join(folder, "manifest.json"), "utf8"),
  ) as PlacesManifest;
  const [ipv4, ipv6] = await Promise.all([
    openFile(folder, manifest.files.ipv4),
    openFile(folder, manifest.files.ipv6),
  ]);
  const placeNamed = new Map(
    [...ipv4.names, ...ipv6.names].map((name) => [name, Object.freeze(readPlace(name) ?? unknown)]),
  );
  return (text) => {
    const address = parseAddress(text);
    if (address === undefined) return unknown;
    return placeNamed.get(findRange(address.family === 4 ? ipv4 : ipv6, address)) ?? unknown;
  };
}

async function openFile(folder: string, { name, sha256 }: PackedFile): Promise<Ranges> {
  const packed = await readFile(path.join(folder, name));
  if (createHash("sha256").update(packed).digest("hex") !== sha256) {
    throw new Error(`${name} in ${folder} is not the file its manifest speaks of`);
  }
  return unpackRanges(await unpackBrotli(packed, { chunkSize }));
}
