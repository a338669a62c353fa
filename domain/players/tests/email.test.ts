import { dayMs, minuteMs } from "@croupier/kit/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Letter } from "../src/letters.ts";
import type { SignedInPlayer } from "../src/register.ts";
import { brand, fromHome, openRoom, password, registrationOf, type Room } from "./room.ts";

let room: Room;
const sent: Letter[] = [];
beforeAll(async () => {
  room = await openRoom({
    queueLetter: async (_tx, letter) => {
      if (!sent.some(({ onceKey }) => onceKey === letter.onceKey)) sent.push(letter);
    },
    originOf: (code) => `https://${code}.example`,
    verificationRulesOf: () => ({
      brandName: "Kingfisher",
      tfaEnrolment: "PIN_CODE",
      twoFactorAuthenticatorEnabled: true,
      mfaOperations: [{ operation: "updateProfile", methods: ["PIN_CODE"] }],
    }),
  });
});
afterAll(() => room.world.drop());

let people = 0;
async function join(name: string): Promise<SignedInPlayer & { email: string }> {
  people += 1;
  const email = `${name}@example.com`;
  const joined = await room.players.register({
    ...fromHome,
    address: `198.51.100.${people}`,
    brand,
    registration: registrationOf({ email, nickname: name, firstName: name }),
  });
  if (!joined.ok) throw new Error(joined.refusal.code);
  return { ...joined.value, email };
}

const own = ({ user, session }: SignedInPlayer) => ({
  playerId: user.id,
  sessionId: session.sessionId,
});

/** The token of the newest letter of this kind to this mailbox. */
function tokenOf(template: Letter["template"], to: string): string {
  const letter = sent.findLast((one) => one.template === template && one.to === to);
  const link = new URL(letter?.facts["link"] ?? "about:blank");
  expect(link.origin + link.pathname).toBe("https://kingfisher.example/confirm-email");
  return link.hash.slice(1);
}

const open = (token: string) => room.players.email.openLink({ token, brand: brand.code });
const outcome = async (token: string) => {
  const opened = await open(token);
  return opened.ok ? opened.value : opened.refusal.code;
};
const profile = (player: SignedInPlayer) => room.players.profile.read(player.user.id);

async function ask(player: SignedInPlayer, email: string, { proved = true } = {}) {
  const operation = "updateProfile" as const;
  if (proved) {
    const step = { ...own(player), operation, type: "PASSWORD" as const, value: password };
    expect((await room.players.stepUp.verify(step)).ok).toBe(true);
  }
  const asked = await room.players.email.change.ask({ ...own(player), email });
  return asked.ok ? "asked" : asked.refusal.code;
}

describe("an address is confirmed", () => {
  test("by the link of the first letter, once", async () => {
    const elsa = await join("elsa");
    expect((await profile(elsa)).emailConfirmed).toBe(false);
    const token = tokenOf("welcome", elsa.email);
    expect(await outcome(token)).toBe("CONFIRMED");
    expect((await profile(elsa)).emailConfirmed).toBe(true);
    expect(await outcome(token)).toBe("link_not_valid");
    expect(await room.players.email.resend(elsa.user.id)).toMatchObject({
      refusal: { code: "email_confirmed" },
    });
  });

  test("of many who open it at the same moment one is told so", async () => {
    const emil = await join("emil");
    const token = tokenOf("welcome", emil.email);
    const told = await Promise.all(Array.from({ length: 8 }, () => outcome(token)));
    expect(told.filter((one) => one === "CONFIRMED")).toHaveLength(1);
    expect(told.filter((one) => one === "link_not_valid")).toHaveLength(7);
  });

  test("within a day, and at this brand alone", async () => {
    const enzo = await join("enzo");
    const token = tokenOf("welcome", enzo.email);
    const elsewhere = await room.players.email.openLink({ token, brand: "marlin" });
    expect(elsewhere).toMatchObject({ refusal: { code: "link_not_valid" } });
    room.clock.forward(dayMs);
    expect(await outcome(token)).toBe("link_not_valid");
  });

  test("with another letter, a minute after the one before at the soonest", async () => {
    const etta = await join("etta");
    expect(await room.players.email.resend(etta.user.id)).toMatchObject({
      refusal: { code: "too_many_letters", retryAfterSeconds: 60 },
    });
    room.clock.forward(minuteMs);
    expect((await room.players.email.resend(etta.user.id)).ok).toBe(true);
    expect(await outcome(tokenOf("confirm-email", etta.email))).toBe("CONFIRMED");
  });

  test("and no token is kept that could be read", async () => {
    const evan = await join("evan");
    const token = tokenOf("welcome", evan.email);
    const { rows } = await room.world.database.pool.query<{ found: boolean }>(
      `SELECT position($1 IN (SELECT string_agg(t::text, '') FROM players.email_link AS t)
         || (SELECT string_agg(d::text, '') FROM players.email_link_directory AS d)) > 0 AS found`,
      [token],
    );
    expect(rows).toEqual([{ found: false }]);
  });
});

describe("an address is changed", () => {
  const orders = [
    ["old", "new"],
    ["new", "old"],
  ] as const;
  test.each(orders)("when both have said yes, the %s one first", async (first) => {
    const player = await join(`ewa.${first}`);
    const email = `fresh.${first}@example.com`;
    expect(await ask(player, email)).toBe("asked");
    const links = {
      old: tokenOf("change-email-old", player.email),
      new: tokenOf("change-email-new", email),
    };
    expect(await outcome(links[first])).toBe("WAITING_FOR_OTHER");
    expect((await profile(player)).email).toBe(player.email);
    expect(await outcome(links[first === "old" ? "new" : "old"])).toBe("CHANGED");
    expect(await profile(player)).toMatchObject({ email, emailConfirmed: true });
    expect(sent.findLast((one) => one.template === "email-changed")?.to).toBe(player.email);
    // The old address is free, and leads nowhere any more.
    const { rows } = await room.world.database.pool.query(
      "SELECT email_folded FROM players.email_directory WHERE player_id = $1",
      [player.user.id],
    );
    expect(rows).toEqual([{ email_folded: email }]);
  });

  test("[S3.29] only with a proof of updateProfile", async () => {
    const player = await join("edda");
    expect(await ask(player, "fresh.edda@example.com", { proved: false })).toBe("step_up_required");
    expect(await room.players.email.change.pending(player.user.id)).toBeUndefined();
  });

  test("never by one mailbox alone, and not after it was withdrawn or asked for anew", async () => {
    const player = await join("elin");
    await ask(player, "one@example.com");
    const old = tokenOf("change-email-old", player.email);
    const fresh = tokenOf("change-email-new", "one@example.com");
    expect(await outcome(old)).toBe("WAITING_FOR_OTHER");
    room.clock.forward(minuteMs);
    await ask(player, "two@example.com");
    expect(await outcome(fresh)).toBe("link_not_valid");
    await room.players.email.change.withdraw(player.user.id);
    expect(await outcome(tokenOf("change-email-new", "two@example.com"))).toBe("link_not_valid");
    expect((await profile(player)).email).toBe(player.email);
  });

  test("F11: whether somebody has it changes neither the answer nor the number of letters", async () => {
    const asker = await join("egon");
    const owner = await join("erna");
    const before = sent.length;
    const free = await ask(asker, "nobody.has.it@example.com");
    const lettersForFree = sent.length - before;
    const pendingFree = await room.players.email.change.pending(asker.user.id);
    room.clock.forward(minuteMs);
    const taken = await ask(asker, owner.email.toUpperCase());
    const lettersForTaken = sent.length - before - lettersForFree;
    const pendingTaken = await room.players.email.change.pending(asker.user.id);
    expect([taken, lettersForTaken]).toEqual([free, lettersForFree]);
    expect(Object.keys(pendingTaken ?? {})).toEqual(Object.keys(pendingFree ?? {}));
    // Its owner is told, gets no link, and keeps it.
    const told = sent.findLast((one) => one.to === owner.email);
    expect(told?.template).toBe("someone-tried-your-address");
    expect(told?.facts).toEqual({ firstName: "erna" });
    expect(await outcome(tokenOf("change-email-old", asker.email))).toBe("WAITING_FOR_OTHER");
    expect((await profile(owner)).email).toBe(owner.email);
  });

  test("who joins with the address meanwhile has it", async () => {
    const player = await join("eryk");
    await ask(player, "contested@example.com");
    expect(await outcome(tokenOf("change-email-old", player.email))).toBe("WAITING_FOR_OTHER");
    await join("contested");
    expect(await outcome(tokenOf("change-email-new", "contested@example.com"))).toBe(
      "link_not_valid",
    );
    expect((await profile(player)).email).toBe(player.email);
    expect(await room.players.email.change.pending(player.user.id)).toBeUndefined();
  });
});

test("links nobody can open any more are forgotten, with the mailboxes they went to", async () => {
  const player = await join("ewa");
  const count = async () => {
    const { rows } = await room.world.database.pool.query<{ links: number; tokens: number }>(
      `SELECT (SELECT count(*)::int FROM players.email_link WHERE player_id = $1) AS links,
              (SELECT count(*)::int FROM players.email_link_directory WHERE player_id = $1) AS tokens`,
      [player.user.id],
    );
    return rows[0];
  };
  await room.players.forgetAttemptsBefore(room.clock.now);
  expect(await count()).toEqual({ links: 1, tokens: 1 });
  room.clock.forward(dayMs + minuteMs);
  await room.players.forgetAttemptsBefore(room.clock.now);
  expect(await count()).toEqual({ links: 0, tokens: 0 });
});
