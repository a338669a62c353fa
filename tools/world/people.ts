import { createClient, type Client } from "@croupier/contracts";

export type PersonDetails = Parameters<Client["identity"]["register"]>[0]["body"];

/** Somebody who joined, with the session that joining began. */
export type Person = PersonDetails & { id: string; cookie: string };

/** Named people with everything a registration asks; a story overrides what it is about. */
export function describePerson(
  name: string,
  overrides: Partial<PersonDetails> = {},
): PersonDetails {
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return {
    email: `${name}@people.example`,
    password: `${name} rows over the quiet river`,
    // Whoever there are many of is told apart by a number, which is no part of a name.
    firstName: capital.replace(/\P{L}/gu, ""),
    lastName: "Lindqvist",
    nickname: `${name}.l`,
    dateOfBirth: birthdayOf(name),
    address: {
      countryCode: "CW",
      subdivision: null,
      line1: `${capital}kade 12`,
      city: "Willemstad",
      postalCode: "0000",
    },
    currency: "USD",
    language: "en",
    consents: { terms: true, privacy: true, marketing: false },
    ...overrides,
  };
}

/** A day of their own, always the same: nobody is taken for somebody else who is excluded. */
function birthdayOf(name: string): string {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);
  return new Date(Date.UTC(1970, 0, 1 + seed)).toISOString().slice(0, 10);
}

/** Registers through the public call, as anybody would. */
export async function registerPerson(
  siteUrl: string,
  name: string,
  overrides: Partial<PersonDetails> = {},
): Promise<Person> {
  const person = describePerson(name, overrides);
  let cookie = "";
  const client = createClient({
    baseUrl: siteUrl,
    async fetch(input, init) {
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), origin: siteUrl };
      const answer = await fetch(input, { ...init, headers });
      cookie = cookieOf(answer);
      return answer;
    },
  });
  const answer = await client.identity.register({ body: person });
  if (!answer.ok) throw new Error(`${name} could not register: ${answer.problem.code}`);
  return { ...person, id: answer.value.id, cookie };
}

/** What a browser would send back. */
export function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0] ?? "")
    .join("; ");
}
