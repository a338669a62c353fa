import type { LaunchRefusalCode } from "@croupier/casino";
import { isOffered } from "@croupier/casino";
import { parseMoney, type Asset } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Policy } from "@croupier/policy";
import type { ListedGame } from "@croupier/providers";
import type { Services } from "../src/services.ts";

type Needs = Pick<Services, "studios" | "providers">;
type Asked = {
  readonly name: string;
  readonly language: string;
  readonly policy: Policy;
};
type Refusal = { readonly code: LaunchRefusalCode };

/**
 * Opens a game that is made elsewhere, for money: its page exchanges the token at the provider's wallet.
 * Whether the player may play now was asked before, and every bet asks it again.
 */
export async function launchElsewhere(
  { studios, providers }: Needs,
  asked: Asked,
  player: { readonly playerId: string; readonly sessionId: string; readonly asset: Asset },
): Promise<Result<string, Refusal>> {
  const { asset, ...who } = player;
  const found = await findOffered(studios, asked);
  if (!found.ok) return found;
  const { game, page } = found.value;
  if (game.stakes[asset] === undefined) return refuse({ code: "currency_not_offered" });
  if (!isWithin(game, asked.policy, asset)) return refuse({ code: "not_offered_here" });
  const { provider, gameCode } = game;
  const token = await providers.launch({ ...who, provider, gameCode, currency: asset });
  return ok(addressOf(page, asked.language, `launch=${token}`));
}

/** Practice is played in the page of its maker, with nothing of ours. */
export async function practiseElsewhere(
  { studios }: Pick<Needs, "studios">,
  asked: Asked & { readonly mayPractise: boolean },
): Promise<Result<string, Refusal>> {
  const found = await findOffered(studios, asked);
  if (!found.ok) return found;
  if (!asked.mayPractise) return refuse({ code: "practice_not_offered" });
  return ok(addressOf(found.value.page, asked.language, "practice"));
}

async function findOffered(
  studios: Services["studios"],
  { name, policy }: Asked,
): Promise<Result<{ readonly game: ListedGame; readonly page: string }, Refusal>> {
  const found = await studios.find(name);
  if (found === undefined) return refuse({ code: "game_unknown" });
  if (found.game.isClosed) return refuse({ code: "game_closed" });
  const { product } = found.game;
  return isOffered(policy, { product, closedUnder: [] })
    ? ok(found)
    : refuse({ code: "not_offered_here" });
}

/** Rounds are counted on a machine that is not ours: a game that could be too fast or too dear stays closed. */
function isWithin(game: ListedGame, policy: Policy, asset: Asset): boolean {
  const most = parseMoney(game.stakes[asset]?.max ?? "0", asset);
  const isDear = policy.stakeLimits.some(
    ({ product, currency, minorMax }) =>
      product === game.product && currency === asset && (!most.ok || most.value.minor > minorMax),
  );
  return !isDear && game.roundMs >= policy.roundMsMin;
}

function addressOf(page: string, language: string, fragment: string): string {
  return `${page}?lang=${encodeURIComponent(language)}#${fragment}`;
}
