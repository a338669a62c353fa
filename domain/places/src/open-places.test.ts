import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { findRange } from "./find-range.ts";
import { builtInPlaces, openPlaces, type PlacesManifest } from "./open-places.ts";
import { unpackRanges, type Ranges } from "./packed-ranges.ts";
import { readPlace, spellPlace, type PlaceOf } from "./place-of.ts";

let placeOf: PlaceOf;
let manifest: PlacesManifest;
let maps: { ipv4: Ranges; ipv6: Ranges };

beforeAll(async () => {
  placeOf = await openPlaces();
  manifest = JSON.parse(await readFile(path.join(builtInPlaces, "manifest.json"), "utf8"));
  const open = async (file: string) =>
    unpackRanges(brotliDecompressSync(await readFile(path.join(builtInPlaces, file))));
  maps = {
    ipv4: await open(manifest.files.ipv4.name),
    ipv6: await open(manifest.files.ipv6.name),
  };
});

// Universities and registries, which do not move.
test.each([
  ["24.48.0.1", "CA:QC"],
  ["::ffff:24.48.0.1", "CA:QC"],
  ["128.100.1.1", "CA:ON"],
  ["128.6.1.1", "US:NJ"],
  ["18.9.22.69", "US:MA"],
  ["212.58.244.20", "GB:ENG"],
  ["130.149.7.1", "DE:BE"],
  ["131.130.1.1", "AT:9"],
  ["129.132.1.1", "CH:ZH"],
  ["147.83.1.1", "ES:CT"],
  ["131.175.1.1", "IT:25"],
  ["129.175.1.1", "FR:IDF"],
  ["130.56.1.1", "AU:ACT"],
  ["133.11.1.1", "JP:13"],
  ["166.111.4.1", "CN:BJ"],
  ["143.248.1.1", "KR:30"],
  ["2a02:6b8::1", "RU:MOW"],
  ["2607:fad8::1", "CA:QC"],
  ["190.185.0.1", "CW"],
])("%s is in %s", (address, place) => {
  expect(spellPlace(placeOf(address))).toBe(place);
});

test.each(["", "not an address", "1.2.3.256", "127.0.0.1", "240.0.0.1", "2001:db8::1", "fe80::1"])(
  "%j is on no map",
  (address) => {
    expect(placeOf(address)).toEqual({});
  },
);

describe.each(["ipv4", "ipv6"] as const)("the map of %s", (family) => {
  test("is as large as its manifest says, in order, and without a gap before it", () => {
    const { high, low, places } = maps[family];
    expect(high).toHaveLength(manifest.files[family].ranges);
    expect(high.length).toBeGreaterThan(1_000_000);
    expect([high[0], low?.[0] ?? 0]).toEqual([0, 0]);
    let wrong = 0;
    for (let index = 1; index < high.length; index += 1) {
      const step = (high[index] ?? 0) - (high[index - 1] ?? 0);
      const grows = step > 0 || (step === 0 && (low?.[index] ?? 0) > (low?.[index - 1] ?? 0));
      if (!grows || places[index] === places[index - 1]) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  test("names places that can be spelt, once each", () => {
    const { names } = maps[family];
    expect(names[0]).toBe("");
    expect(new Set(names).size).toBe(names.length);
    expect(names.slice(1).filter((name) => readPlace(name) === undefined)).toEqual([]);
  });

  test("answers around sampled ranges as a walk along their neighbours does", () => {
    const map = maps[family];
    fc.assert(
      fc.property(fc.nat(map.high.length - 2), (index) => {
        const high = map.high[index] ?? 0;
        const low = map.low?.[index] ?? 0;
        const name = map.names[map.places[index] ?? 0];
        expect(findRange(map, { high, low })).toBe(name);
        const last = before(map, index + 1);
        expect(findRange(map, last)).toBe(name);
      }),
      { numRuns: 2_000 },
    );
  });
});

test("a file that is not the manifest's ends the start instead of guessing", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "places-"));
  try {
    await cp(builtInPlaces, folder, { recursive: true });
    const file = path.join(folder, manifest.files.ipv4.name);
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, -1));
    await expect(openPlaces(folder)).rejects.toThrow("is not the file its manifest speaks of");
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** The last address before the range at `index` begins. */
function before(map: Ranges, index: number): { high: number; low: number } {
  const high = map.high[index] ?? 0;
  const low = map.low?.[index] ?? 0;
  if (map.low === undefined) return { high: high - 1, low: 0 };
  return low > 0 ? { high, low: low - 1 } : { high: high - 1, low: 0xffffffff };
}
