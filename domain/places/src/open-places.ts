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

/** The data that came with the house. */
export const builtInPlaces = path.join(import.meta.dirname, "../data");

/** Reads the packed ranges of a folder once; after that an answer is one search in memory. */
export async function openPlaces(folder: string = builtInPlaces): Promise<PlaceOf> {
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
  return unpackRanges(await unpackBrotli(packed));
}
