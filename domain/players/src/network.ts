import { isIPv4, isIPv6 } from "node:net";

/**
 * Whom an address counts as: an IPv4 address itself, of IPv6 the /56 that one household gets, since
 * its owner can pick any address within. What is no address counts as one and the same stranger.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address.replace(/%.*/s, "");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return "unknown";
  return `${groupsOf(plain).join("").slice(0, 14)}/56`;
}

/** The eight groups, each with its four digits. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => "0"), ...after];
  return groups.map((group) => group.toLowerCase().padStart(4, "0"));
}
