import type { Registration, SignedIn } from "@croupier/contracts";
import type { Served } from "./serve.ts";

export interface Player {
  readonly id: string;
  readonly cookie: string;
  readonly user: SignedIn;
  readonly registration: ReturnType<typeof describe>;
}

export function describe(name: string) {
  return {
    email: `${name}@people.example`,
    password: `${name} rows over the quiet river`,
    firstName: "Ana",
    lastName: "Lindqvist",
    nickname: `${name}.l`,
    dateOfBirth: "1991-04-17",
    address: {
      countryCode: "CW",
      subdivision: null,
      line1: "Handelskade 12",
      city: "Willemstad",
      postalCode: "0000",
    },
    currency: "USD",
    language: "en",
    consents: { terms: true, privacy: true, marketing: false },
  } satisfies Record<keyof Omit<Registration, "phone" | "referral">, unknown>;
}

export function join(served: Served, body: unknown): Promise<Response> {
  return post(served, "/services/identity/v1/profiles", body);
}

export function post(
  served: Served,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(served.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: served.url, ...headers },
    body: JSON.stringify(body),
  });
}

export async function joined(served: Served, name: string): Promise<Player> {
  const registration = describe(name);
  const answer = await join(served, registration);
  if (answer.status !== 201) throw new Error(`${name} could not join: ${await answer.text()}`);
  const user = (await answer.json()) as SignedIn;
  return { id: user.id, cookie: cookieOf(answer), user, registration };
}

/** What a browser would send back. */
export function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0] ?? "")
    .join("; ");
}
