import { readFileSync } from "node:fs";
import { Reader, type Response } from "mmdb-lib";
import { spellPlace, type PlaceOf } from "../../../domain/places/src/place-of.ts";
import { nameOf, type City } from "./name-of.ts";
import type { FindSubdivision } from "./subdivision-names.ts";

const samples = 100_000;

/**
 * Asks the database itself, through the look-up of its own library, about addresses at random, and
 * throws at the first that our files answer otherwise. Says how many of them were somewhere.
 */
export function compare(
  file: string,
  family: 4 | 6,
  { placeOf, findSubdivision }: { placeOf: PlaceOf; findSubdivision: FindSubdivision },
): number {
  const reader = new Reader<Response>(readFileSync(file));
  let somewhere = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    const address = family === 4 ? anyIpv4() : anyIpv6();
    const city = reader.get(address) as City | null;
    const expected = city === null ? "" : nameOf(city, findSubdivision);
    const found = spellPlace(placeOf(address)) ?? "";
    if (found !== expected) throw new Error(`${address} is in "${expected}", we say "${found}"`);
    if (found !== "") somewhere += 1;
  }
  return somewhere;
}

function anyIpv4(): string {
  return [...crypto.getRandomValues(new Uint8Array(4))].join(".");
}

/** Out of 2000::/11 and its neighbours, where addresses are given out; the household is the first. */
function anyIpv6(): string {
  const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Uint16Array(4));
  const first = [0x2001, 0x2400, 0x2600, 0x2800, 0x2a00, 0x2c00][a % 6] ?? 0;
  return [first + ((a >> 4) % 16), b, c, d].map((group) => group.toString(16)).join(":") + "::";
}
