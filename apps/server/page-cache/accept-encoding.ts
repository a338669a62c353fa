import type { Encoding } from "./stored-page.ts";

const rememberedMax = 200;

/**
 * Chooses the best encoding that a client accepts: brotli, then gzip, then none. Browsers send a
 * handful of different values, so the answer to each is remembered.
 */
export function createEncodingChooser(): (header: string | undefined) => Encoding {
  const remembered = new Map<string, Encoding>();
  return (header) => {
    if (header === undefined) return "identity";
    const known = remembered.get(header);
    if (known !== undefined) return known;
    const chosen = choose(header);
    if (remembered.size < rememberedMax && header.length < 200) remembered.set(header, chosen);
    return chosen;
  };
}

function choose(header: string): Encoding {
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    if (!refused) accepted.add(name);
  }
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") || accepted.has("*") ? "gzip" : "identity";
}
