import { casino, games } from "@croupier/contracts";
import { expect, test, vi } from "vitest";

import { explainLaunch } from "./launch-failure.ts";
import { launchGame, type Launch, type LaunchNeeds } from "./launch-game.ts";

const launch: Launch = {
  gameId: "lucky-dice",
  mode: "practice",
  isGamesIntegrationEnabled: false,
  language: "es",
  currency: "USD",
};
const url = "https://games.example/lucky-dice?lang=es#practice";

function needs(answer: Response = Response.json({ url })) {
  const fetch = vi.fn<LaunchNeeds["fetch"]>().mockResolvedValue(answer);
  const readCurrency = vi.fn<LaunchNeeds["readCurrency"]>().mockResolvedValue("EUR");
  return { fetch, readCurrency, channel: "MOBILE" } as const;
}

async function askedBy(change: Partial<Launch>) {
  const given = needs();
  expect(await launchGame({ ...launch, ...change }, given)).toEqual({ url });
  const [path = "", init] = given.fetch.mock.calls[0] ?? [];
  const { pathname, searchParams } = new URL(path, "https://site.example");
  return {
    pathname,
    query: Object.fromEntries(searchParams),
    channel: new Headers(init?.headers).get("X-Channel"),
  };
}

test.each(["practice", "real"] as const)(
  "[S7.6] without the integration %s is asked of the lobby's own services",
  async (mode) => {
    expect(await askedBy({ mode })).toEqual({
      pathname: "/services/casino/casino-lobby-services/v1/games/lucky-dice/url",
      query: {
        channelType: "MOBILE",
        currencyCode: mode === "real" ? "EUR" : "USD",
        language: "es",
        mode,
      },
      channel: "MOBILE",
    });
  },
);

test.each([
  ["real", "/services/games-integration-service/api/v1/games/lucky-dice/url"],
  ["practice", "/services/games-integration-service/api/v1/games/lucky-dice/practice/url"],
] as const)(
  "[S7.7] [S7.8] [S3.20] with the integration %s is in the path, and its parameters are text",
  async (mode, pathname) => {
    const asked = await askedBy({ mode, isGamesIntegrationEnabled: true });
    expect(asked.pathname).toBe(pathname);
    expect(asked.query).not.toHaveProperty("mode");
    expect(JSON.parse(asked.query["integrationParams"] ?? "")).toEqual({ channel: "MOBILE" });
    expect(asked.channel).toBe("MOBILE");
  },
);

test.each([
  ["not_offered_here", "geo"],
  ["limit_reached", "limit"],
  ["document_blocked", "kyc"],
  ["currency_not_offered", "currency"],
  ["maintenance", "maintenance"],
  ["not_signed_in", "session"],
  ["never_heard_of", "unreachable"],
  ["toString", "unreachable"],
])("a refusal with %s is explained as %s, with a next step", async (code, reason) => {
  const launched = await launchGame(launch, needs(Response.json({ code }, { status: 403 })));
  expect(launched).toEqual({ failure: { code } });
  const { title, way } = explainLaunch({ code });
  expect(title).toBe(`play.failed.${reason}.title`);
  expect(way).toBeTruthy();
});

const said = new Set([
  ...casino.gameUrl.refusals,
  ...casino.lobbyGameUrl.refusals,
  ...games.realUrl.refusals,
]);
test.each([...said, ...games.practiceUrl.refusals, "maintenance", "overloaded", "not_ready"])(
  "what a launch can be refused with is explained by a reason of its own: %s",
  (code) => {
    expect(explainLaunch({ code }).title).not.toBe(explainLaunch({ code: "never_heard_of" }).title);
  },
);

test("an answer without an address is a failure", async () => {
  expect(await launchGame(launch, needs(Response.json({})))).toEqual({
    failure: { code: "unreachable" },
  });
});
