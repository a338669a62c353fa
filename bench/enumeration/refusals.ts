import { identity } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { describePerson, type PersonDetails } from "@croupier/tools/world";

/** A refusal as a stranger sees it, and how long it took to come. */
export type Refusal = { milliseconds: number; seen: string };

export type Stranger = ReturnType<typeof createStranger>;

/** Somebody who asks the public calls, each time from an address that nobody used before. */
export function createStranger(site: string) {
  let asked = 0;

  function nextAddress(): string {
    asked += 1;
    return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  }

  async function post(path: string, body: object): Promise<Response> {
    return fetch(site + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: site,
        "x-forwarded-for": nextAddress(),
      },
      body: JSON.stringify(body),
    });
  }

  async function timed(path: string, body: object): Promise<Refusal> {
    const begun = performance.now();
    const answer = await post(path, body);
    const text = await answer.text();
    const milliseconds = performance.now() - begun;
    // Every answer has a trace id of its own.
    const seen = `${answer.status} ${text.replace(/"traceId":"[^"]*"/, '"traceId":…')}`;
    return { milliseconds, seen };
  }

  return {
    async join(person: PersonDetails): Promise<void> {
      const answer = await post(identity.register.path, person);
      if (answer.status !== 201) throw new Error(`a join was refused: ${await answer.text()}`);
    },
    refusedSignIn: (login: string) =>
      timed(identity.signIn.path, { login, password: "not the quiet river at all" }),
    refusedJoin: (taken: Partial<PersonDetails>) =>
      timed(identity.register.path, { ...describeNewcomer(), ...taken }),
  };
}

/** Nobody has these names, and nobody will. */
export function describeNewcomer(): PersonDetails {
  const name = `n${uuidv7().replaceAll("-", "").slice(-16)}`;
  return { ...describePerson(name), firstName: "Nora", nickname: name };
}
