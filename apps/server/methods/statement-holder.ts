import type { Services } from "../src/services.ts";
import type { StatementHolder } from "../statements/statement-head.ts";

/** Whose money it is, and by what name the house is known to them. */
export async function holderOf(
  { players, readSiteConfiguration }: Pick<Services, "players" | "readSiteConfiguration">,
  asked: { readonly playerId: string; readonly brandCode: string },
): Promise<StatementHolder & { readonly joinedAt: string }> {
  const { brandCode } = asked;
  const [profile, configuration] = await Promise.all([
    players.profile.read(asked.playerId),
    readSiteConfiguration({ brandCode, language: undefined }),
  ]);
  const name = [profile.firstName, profile.lastName].filter((part) => part !== null).join(" ");
  return {
    brandName: configuration?.brandName ?? brandCode,
    name: name === "" ? profile.email : name,
    currency: profile.currency,
    joinedAt: profile.joinedAt,
  };
}
