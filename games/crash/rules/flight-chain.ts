import { fingerprintOf, seededChance, type Chance, type Draw } from "@croupier/kit/fair";

/** The link before this one: SHA-256 of its text, in hexadecimal digits. */
export function linkBefore(link: string): string {
  return fingerprintOf(link);
}

/** So many links before this one. A chain of n flights begins with the link n before a secret. */
export function linkBack(link: string, steps: number): string {
  let earlier = link;
  for (let step = 0; step < steps; step += 1) earlier = linkBefore(earlier);
  return earlier;
}

/** What decides flight `number`: its link in the place of our seed, the public salt in the player's. */
export function flightChance(
  { link, salt, number }: { readonly link: string; readonly salt: string; readonly number: number },
  options: { readonly onDraw?: (draw: Draw) => void } = {},
): Chance {
  return seededChance({ serverSeed: link, playerSeed: salt, nonce: number }, options);
}
