import { gates as gatesSchema } from "@croupier/contracts";

const short = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });

/** In a word or two, who does not see it; nothing for what everybody sees. */
export function gateWords(stored: unknown): string | undefined {
  const read = gatesSchema.safeParse(stored ?? {});
  if (!read.success) return "gated";
  const { audience, players, device, geoTargetingFilter, from, until } = read.data;
  const excluded = Object.keys(geoTargetingFilter?.notIn.countrySubdivision ?? {});
  const words = [
    audience === undefined ? undefined : audience === "loggedIn" ? "signed in" : "signed out",
    players === undefined ? undefined : players === "new" ? "new players" : "played before",
    device?.toLowerCase(),
    excluded.length === 0
      ? undefined
      : excluded.length === 1
        ? `not ${excluded[0]?.split(":")[0]}`
        : `not in ${excluded.length} places`,
    from === undefined ? undefined : `from ${short.format(new Date(from))}`,
    until === undefined ? undefined : `until ${short.format(new Date(until))}`,
  ].filter((word) => word !== undefined);
  return words.length > 1 ? `${words.length} gates` : words[0];
}
