import type { Registration, StaffRole } from "@croupier/contracts";
import { systemClock } from "@croupier/kit/time";
import { createPlayers, type SessionsEnded } from "@croupier/players";
import type { BackofficeWorld } from "./backoffice-world.ts";
import { sampleMobile } from "@croupier/players/sample-mobile";

export const playersPassword = "otter under the bridge";

const brand = {
  code: "kingfisher",
  name: "Kingfisher",
  languages: ["en"],
  currencies: ["USD"],
  agreements: { terms: "2026-11", privacy: "2026-11" },
  registrationIsOpen: true,
};

/** The site's half of a player, in the database of the back-office: the two meet there only. */
export function openSite({ database }: BackofficeWorld) {
  const ended: SessionsEnded[] = [];
  const players = createPlayers({
    database,
    clock: systemClock,
    keyring: { currentId: "k1", find: (id) => (id === "k1" ? Buffer.alloc(32, 7) : undefined) },
    queueLetter: async () => {},
    queueText: async () => {},
    announceSessionsEnded: async (message) => void ended.push(message),
    // Whoever guesses here has the patience of a machine, and this one does the work at once.
    captcha: {
      name: "a nod",
      ask: () => ({ kind: "RECAPTCHA", siteKey: "a nod", action: "sign_in" }),
      accepts: async () => true,
    },
    reportError: (error) => {
      throw error;
    },
  });
  const arrival = {
    present: { countryCode: "CW" },
    address: "198.51.100.7",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0",
  };

  return {
    players,
    async join(firstName: string, change: Partial<Registration> = {}) {
      // All of them come from one address, which is let join a few times only.
      await database.pool.query("DELETE FROM players.attempt");
      const joined = await players.register({
        ...arrival,
        brand,
        registration: {
          email: `${firstName.toLowerCase()}@example.com`,
          password: playersPassword,
          firstName,
          lastName: "Pells",
          dateOfBirth: "1990-04-02",
          phone: sampleMobile(1234),
          address: {
            countryCode: "CW",
            subdivision: null,
            line1: "Penstraat 1",
            city: "Willemstad",
            postalCode: "0000",
          },
          currency: "USD" as Registration["currency"],
          language: "en",
          consents: { terms: true, privacy: true, marketing: false },
          ...change,
        },
      });
      if (!joined.ok) throw new Error(joined.refusal.code);
      return { id: joined.value.user.id, token: joined.value.token };
    },
    signIn: (login: string) =>
      players.signIn({ ...arrival, brand: brand.code, login, password: playersPassword }),
    isSignedIn: async (token: string) =>
      (await players.findSession({ token, brand: brand.code, touch: false })) !== undefined,
    forget: () => players.forgetAllSessions(),
  };
}

export type Site = ReturnType<typeof openSite>;

/** A member of staff with these roles, signed in. */
export async function hire(world: BackofficeWorld, login: string, roles: readonly StaffRole[]) {
  const { oversight } = world.backoffice.services;
  const name = login[0]?.toUpperCase() + login.slice(1);
  const made = await oversight.createStaff({ login, name, roles, createdBy: null });
  if (!made.ok) throw new Error(made.refusal.code);
  return { id: made.value.id, cookie: await world.signIn(login, made.value.password) };
}
