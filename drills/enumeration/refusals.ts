import { identity, referral, signIn } from "@croupier/contracts";
import { spellPath } from "@croupier/contracts/client";
import { uuidv7 } from "@croupier/kit/ids";
import { describePerson, type PersonDetails } from "@croupier/tools/world";

/** An answer as a stranger sees it, and how long it took to come. */
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

  async function timed(ask: () => Promise<Response>, word = "-"): Promise<Refusal> {
    const begun = performance.now();
    const answer = await ask();
    const text = await answer.text();
    const milliseconds = performance.now() - begun;
    // Every answer has a trace id of its own, and may repeat what was asked.
    const alike = text.replace(/"traceId":"[^"]*"/, '"traceId":…').replaceAll(`"${word}"`, '"…"');
    return { milliseconds, seen: `${answer.status} ${alike}` };
  }

  const get = (path: string, cookie = ""): Promise<Response> =>
    fetch(site + path, { headers: { cookie, "x-forwarded-for": nextAddress() } });

  return {
    /** Answers the code by which the one who joined invites others. */
    async join(person: PersonDetails): Promise<string> {
      const answer = await post(identity.register.path, person);
      if (answer.status !== 201) throw new Error(`a join was refused: ${await answer.text()}`);
      const { id } = (await answer.json()) as { id: string };
      const cookie = answer.headers.getSetCookie().map((one) => one.split(";", 1)[0]);
      const own = spellPath(referral.profile.path, { params: { session: id } });
      const { code } = (await (await get(own, cookie.join("; "))).json()) as { code: string };
      return code;
    },
    refusedSignIn: (login: string) =>
      timed(() => post(identity.signIn.path, { login, password: "not the quiet river at all" })),
    refusedJoin: (taken: Partial<PersonDetails>) =>
      timed(() => post(identity.register.path, { ...describeNewcomer(), ...taken })),
    askedForPassword: (email: string) => timed(() => post(signIn.askForPassword.path, { email })),
    askedForCode: (code: string) =>
      timed(() => get(spellPath(referral.tracking.path, { params: { code } })), code),
  };
}

/** Nobody has these names, and nobody will. */
export function describeNewcomer(): PersonDetails {
  const name = `n${uuidv7().replaceAll("-", "").slice(-16)}`;
  return { ...describePerson(name), firstName: "Nora", nickname: name };
}
