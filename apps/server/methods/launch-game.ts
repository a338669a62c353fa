import type { LaunchRefusalCode, Terms } from "@croupier/casino";
import type { ProblemCode } from "@croupier/contracts";
import { getAsset, isAsset, type Asset } from "@croupier/kit/money";
import type { Result } from "@croupier/kit/result";
import { isOpen } from "@croupier/content";
import { policyFor, type Policy } from "@croupier/policy";
import type { PlayerSubject, Services } from "../src/services.ts";
import { launchElsewhere, practiseElsewhere } from "./launch-elsewhere.ts";

type Asked = {
  readonly game: string;
  readonly channel: "WEB" | "MOBILE" | undefined;
  readonly currencyCode: string | undefined;
  readonly language: string | undefined;
  readonly client: { readonly address: string; readonly host: string };
};

type Launched =
  | { readonly status: 200; readonly body: { readonly url: string } }
  | { readonly ok: false; readonly refusal: { readonly code: ProblemCode } };

const refused = (code: ProblemCode): Launched => ({ ok: false, refusal: { code } });

/** A game is opened for money: whoever may not play now is told why before anything is shown. */
export async function launchForMoney(
  services: Services,
  { playerId, session }: Pick<PlayerSubject, "playerId" | "session">,
  asked: Asked,
): Promise<Launched> {
  const { client, currencyCode, channel = "WEB" } = asked;
  const brand = services.findBrand(session.brand);
  if (brand === undefined || !isOpen(brand.standing, "play")) return refused("game_closed");
  const currency = await services.findCurrency(playerId);
  if (currency === undefined || !isAsset(currency)) return refused("currency_not_offered");
  if (currencyCode !== undefined && currencyCode !== currency)
    return refused("currency_not_offered");
  const present = services.placeOf(client.address);
  const { sessionId } = session;
  const standing = await services.saferPlay.standing.of({ playerId, sessionId, present });
  if (standing === undefined) return refused("account_closed");
  if (!standing.play.ok) return refused(standing.play.refusal.code as ProblemCode);
  const residence = await services.readResidence(playerId);
  const policy = policyFor({ residence, present, now: services.clock() });
  const asset = getAsset(currency);
  const launching = { playerId, sessionId, asset, policy, channel };
  const launched = await services.casino.launches.forMoney(asked.game, launching);
  if (!launched.ok && launched.refusal.code === "game_unknown") {
    const elsewhere = { name: asked.game, language: languageOf(services, asked), policy };
    return answer(await launchElsewhere(services, elsewhere, { playerId, sessionId, asset }));
  }
  if (!launched.ok) return refused(codeOf(launched.refusal.code));
  const { launchToken } = launched.value;
  return { status: 200, body: { url: addressOf(services, asked, `launch=${launchToken}`) } };
}

/** A game is opened for practice, which is played in the browser and leaves nothing here. */
export async function launchForPractice(
  services: Services,
  player: Pick<PlayerSubject, "session"> | undefined,
  asked: Asked,
): Promise<Launched> {
  const present = services.placeOf(asked.client.address);
  const policy = policyFor({ residence: present, present, now: services.clock() });
  const mayPractise = await mayPractiseNow(services, { player, policy, host: asked.client.host });
  const asset = await practisedIn(services, asked);
  const practising = { policy, asset, mayPractise };
  const launched = await services.casino.launches.forPractice(asked.game, practising);
  if (!launched.ok && launched.refusal.code === "game_unknown") {
    const elsewhere = { name: asked.game, language: languageOf(services, asked), policy };
    return answer(await practiseElsewhere(services, { ...elsewhere, mayPractise }));
  }
  if (!launched.ok) return refused(codeOf(launched.refusal.code));
  const { terms, asset: currency } = launched.value;
  return { status: 200, body: { url: addressOf(services, { ...asked, currency }, wayOf(terms)) } };
}

/** The law has a say in visitors, the operator in players. */
async function mayPractiseNow(
  { brandOf, readSiteConfiguration }: Services,
  asked: {
    readonly player: Pick<PlayerSubject, "session"> | undefined;
    readonly policy: Policy;
    readonly host: string;
  },
): Promise<boolean> {
  if (asked.player === undefined) return asked.policy.practiceByVisitors;
  const { brandCode } = brandOf(asked.host);
  const configuration = await readSiteConfiguration({ brandCode, language: undefined });
  return configuration?.casinoLoggedPracticePlayEnabled === true;
}

/** Who calls what anybody may call, with the session that a launch is tied to. */
export async function findLauncher(
  { players, sessionCookie, brandOf, placeOf }: Services,
  client: {
    readonly cookies: string | undefined;
    readonly host: string;
    readonly address: string;
  },
): Promise<Pick<PlayerSubject, "playerId" | "session"> | undefined> {
  const token = sessionCookie.read(client.cookies);
  if (token === undefined) return undefined;
  const brand = brandOf(client.host).code;
  const present = placeOf(client.address);
  const session = await players.findSession({ token, brand, touch: true, present });
  return session && { playerId: session.playerId, session };
}

/** What a practice counts in: whatever was asked for, where that is money, else what the house counts in. */
async function practisedIn(
  { brandOf, readSiteConfiguration }: Services,
  { currencyCode, client }: Asked,
): Promise<Asset> {
  if (currencyCode !== undefined && isAsset(currencyCode)) return getAsset(currencyCode);
  const { brandCode } = brandOf(client.host);
  const configuration = await readSiteConfiguration({ brandCode, language: undefined });
  return configuration?.defaultCurrency ?? getAsset("USD");
}

/** Practice goes the way money may go there: what the law leaves of a game is told to its frame. */
function wayOf({ autoplay, turbo, buy, roundMsMin }: Terms): string {
  const may = Object.entries({ autoplay, turbo, buy }).flatMap(([name, is]) => (is ? [name] : []));
  return `practice&may=${may.join(".")}&round=${roundMsMin}`;
}

function addressOf(
  services: Services,
  asked: Asked & { readonly currency?: Asset | undefined },
  fragment: string,
): string {
  const query = new URLSearchParams({
    lang: languageOf(services, asked),
    ...(asked.currency !== undefined && { currency: asked.currency }),
  });
  const path = `/${encodeURIComponent(asked.game)}?${query.toString()}`;
  return `${services.gamesOrigin()}${path}#${fragment}`;
}

function languageOf(services: Services, { language, client }: Asked): string {
  return language ?? services.brandOf(client.host).languageDefault;
}

function answer(launched: Result<string, { readonly code: LaunchRefusalCode }>): Launched {
  if (!launched.ok) return refused(codeOf(launched.refusal.code));
  return { status: 200, body: { url: launched.value } };
}

function codeOf(code: LaunchRefusalCode): ProblemCode {
  return code === "game_unknown" ? "not_found" : code;
}
