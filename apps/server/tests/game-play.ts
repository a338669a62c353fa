import { uuidv7 } from "@croupier/kit/ids";
import type { OpenedGameSession } from "@croupier/contracts";
import type { Person } from "@croupier/tools/people";
import type { Served } from "./serve.ts";

const lobby = "/services/casino/casino-lobby-services/v1/games";

/** Asks for the address of a game's frame as a page of the site does. */
export function launch(
  served: Served,
  person: Pick<Person, "cookie"> | undefined,
  query = "mode=real&channelType=WEB&language=es",
  game = "lucky-dice",
): Promise<Response> {
  return fetch(`${served.url}${lobby}/${game}/url?${query}`, {
    headers: { "x-channel": "WEB", ...(person === undefined ? {} : { cookie: person.cookie }) },
  });
}

export async function launchTokenOf(answer: Response): Promise<string> {
  const { url } = (await answer.json()) as { url: string };
  return new URL(url).hash.replace("#launch=", "");
}

export type Framed = {
  readonly opened: OpenedGameSession;
  ask(method: string, path: string, body?: unknown): Promise<Response>;
};

/** A frame that was launched for this person: every call of it bears its token. */
export async function openFrame(
  served: Served,
  person: Person,
  game = "lucky-dice",
): Promise<Framed> {
  const launchToken = await launchTokenOf(await launch(served, person, undefined, game));
  const answer = await askGames(served, "POST", "/play/v1/sessions", { launchToken });
  if (answer.status !== 201) throw new Error(`the game was not opened: ${await answer.text()}`);
  const opened = (await answer.json()) as OpenedGameSession;
  const authorization = `Bearer ${opened.sessionToken}`;
  return {
    opened,
    ask: (method, path, body) => askGames(served, method, path, body, { authorization }),
  };
}

export function askGames(
  { gamesUrl }: Pick<Served, "gamesUrl">,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(gamesUrl + path, {
    method,
    headers: {
      origin: gamesUrl,
      ...headers,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** A roll of a unit under half of all numbers. */
export const press = (facts: Readonly<Record<string, unknown>> = {}) => ({
  playId: uuidv7(),
  stake: "1.00",
  choice: { side: "under", winning: 4_950 },
  ...facts,
});
