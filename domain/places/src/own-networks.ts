import { assert } from "@croupier/kit/assert";
import type { Place } from "@croupier/policy";
import { parseAddress, type Address } from "./address.ts";
import type { PlaceOf } from "./place-of.ts";

/** Networks that are nowhere on the map: this computer, a house, a cable, a provider's inside. */
const networks = [
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.168.0.0/16",
  // Loopback is ::1, and the rest of that network belongs to nobody.
  "::/64",
  "fc00::/7",
  "fe80::/10",
].map((network) => {
  const [text = "", prefix] = network.split("/");
  const address = parseAddress(text);
  assert(address, `${network} begins with an address`);
  return { ...address, prefix: Number(prefix) };
});

/** Whoever comes from a network that is on no map is at `home`; `{}` says that nobody knows. */
export function withOwnNetworks(placeOf: PlaceOf, home: Place): PlaceOf {
  return (text) => {
    const address = parseAddress(text);
    return address !== undefined && isOwn(address) ? home : placeOf(text);
  };
}

function isOwn(address: Address): boolean {
  return networks.some(
    ({ family, high, low, prefix }) =>
      family === address.family &&
      samePrefix(high, address.high, Math.min(prefix, 32)) &&
      samePrefix(low, address.low, Math.max(prefix - 32, 0)),
  );
}

function samePrefix(one: number, other: number, bits: number): boolean {
  return bits === 0 || one >>> (32 - bits) === other >>> (32 - bits);
}
