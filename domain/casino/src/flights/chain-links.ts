import { hash } from "node:crypto";
import { assert } from "@croupier/kit/assert";

/** The link so many before this one. */
export function linkBack(link: string, steps: number): string {
  let earlier = link;
  for (let step = 0; step < steps; step += 1) earlier = hash("sha256", earlier);
  return earlier;
}

/**
 * The links of a chain from its last one, the secret, to its first. One in so many is kept and the others
 * are counted from there: a chain is hashed once a process and not once a flight.
 */
export function createChainLinks(secret: string, length: number) {
  const apart = Math.ceil(Math.sqrt(length));
  const kept: string[] = [];
  let link = secret;
  for (let back = 0; back < length; back += 1) {
    if (back % apart === 0) kept.push(link);
    link = hash("sha256", link);
  }
  return {
    /** The link before the first. */
    fingerprint: link,
    linkOf(number: number): string {
      assert(number >= 0 && number < length, "a chain has a link for each of its flights");
      const back = length - 1 - number;
      const found = kept[Math.floor(back / apart)];
      assert(found !== undefined, "one link in so many is kept");
      return linkBack(found, back % apart);
    },
  };
}

export type ChainLinks = ReturnType<typeof createChainLinks>;
