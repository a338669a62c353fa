import { isIP } from "node:net";

/**
 * An address as the numbers it is looked up by: all of IPv4, or the upper half of IPv6, which is the
 * network; what stands behind that is one household.
 */
export type Address =
  | { readonly family: 4; readonly high: number; readonly low: 0 }
  | { readonly family: 6; readonly high: number; readonly low: number };

/** Undefined for what is no address. IPv4 written as IPv6 (`::ffff:1.2.3.4`) is IPv4. */
export function parseAddress(text: string): Address | undefined {
  switch (isIP(text)) {
    case 4:
      return { family: 4, high: fromDotted(text), low: 0 };
    case 6:
      return fromGroups(readGroups(text.replace(/%.*/s, "")));
    default:
      return undefined;
  }
}

function fromDotted(text: string): number {
  return text.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
}

function fromGroups(groups: readonly number[]): Address {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
  const isMapped = a === 0 && b === 0 && c === 0 && d === 0 && e === 0 && f === 0xffff;
  if (isMapped) return { family: 4, high: g * 65_536 + h, low: 0 };
  return { family: 6, high: a * 65_536 + b, low: c * 65_536 + d };
}

/** The eight groups of an address that `isIP` has passed. */
function readGroups(text: string): number[] {
  const [head = "", tail = ""] = text.split("::");
  const left = readPart(head);
  const right = readPart(tail);
  if (!text.includes("::")) return left;
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function readPart(text: string): number[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const number = fromDotted(group);
    return [Math.floor(number / 65_536), number % 65_536];
  });
}
