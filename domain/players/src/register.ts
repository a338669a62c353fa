import type { Registration, User } from "@croupier/contracts";
import { transact, type Database, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { joinSubject, type TryLimits } from "./attempt-subjects.ts";
import type { AttemptCounter } from "./attempts.ts";
import { decideRegistration, type BrandOffer } from "./decide-registration.ts";
import type { Email } from "./email/email.ts";
import { recordEvent } from "./events/record-event.ts";
import type { Hashing } from "./hashing.ts";
import type { QueueLetter } from "./letters.ts";
import { findEmailOwner, type PlayerReader } from "./player-reader.ts";
import { claimNames, insertPlayer, type NewPlayer } from "./player-transactor.ts";
import type {
  CountryNotOffered,
  Overloaded,
  RegistrationRefusal,
  SelfExcluded,
} from "./refusals.ts";
import { askRegisters } from "./register-check/ask-registers.ts";
import type { FindRegister } from "./register-check/exclusion-register.ts";
import { hashToken } from "./session-token.ts";
import { findExcludedSelf, waitForBirthday } from "./same-person/find-same-person.ts";
import type { Person } from "./same-person/person.ts";
import { recordMatch } from "./same-person/record-match.ts";
import { retryAfterSeconds } from "./retry-after.ts";
import type { Sessions } from "./sessions.ts";
import type { Arrival, Enter, Entered } from "./sign-in/enter.ts";

export type RegisterRequest = Arrival & {
  readonly registration: Registration;
  readonly brand: BrandOffer;
};

/** Other rooms that keep something of a player from the first moment on: all of it or nobody joins. */
export type WhenJoined = (
  tx: Transact,
  joined: Pick<NewPlayer, "playerId" | "brand" | "registration" | "joinedAt"> &
    Pick<Arrival, "present">,
) => Promise<void>;

export type SignedInPlayer = Entered & { readonly user: User };

export function createRegister(room: {
  database: Database;
  clock: Clock;
  reader: PlayerReader;
  sessions: Sessions;
  hashing: Hashing;
  attempts: AttemptCounter;
  limits: TryLimits;
  commonPasswords: ReadonlySet<string>;
  findRegister: FindRegister;
  reportError: (error: unknown) => void;
  queueLetter: QueueLetter;
  /** With which the first letter is answered. */
  confirmationLink: Email["firstLink"];
  enter: Enter;
  whenJoined: WhenJoined;
}) {
  return async function register(
    asked: RegisterRequest,
  ): Promise<Result<SignedInPlayer, RegistrationRefusal>> {
    const now = room.clock();
    const { brand } = asked;
    const { commonPasswords } = room;
    const decided = decideRegistration({ ...asked, now, commonPasswords });
    if (!decided.ok) return decided;
    const { policy, registration } = decided.value;
    const request = { ...asked, registration };

    const crowd = [joinSubject(request, room.limits)];
    const { lockedUntil } = await room.attempts.begin({ guessed: [], crowd }, now);
    if (lockedUntil !== undefined) {
      const wait = retryAfterSeconds(lockedUntil, now);
      return refuse({ code: "too_many_attempts", retryAfterSeconds: wait });
    }
    const cleared = await clearRegisters(request, now);
    if (!cleared.ok) return cleared;
    // Hashed before anybody looks whether the names are free: a taken one costs the same.
    const hashed = await room.hashing.hash(registration.password);
    if (!hashed.ok) return hashed;

    const player: NewPlayer = {
      playerId: uuidv7(),
      brand: brand.code,
      registration,
      passwordHash: hashed.value,
      policy,
      agreements: brand.agreements,
      joinedAt: now,
    };
    const started = await transact(room.database, async (tx) => {
      const { playerId } = player;
      await waitForBirthday(tx, registration.dateOfBirth);
      await sql`SAVEPOINT names`.execute(tx);
      if (!(await claimNames(tx, player))) {
        await sql`ROLLBACK TO SAVEPOINT names`.execute(tx);
        await room.attempts.failed(tx, crowd, now);
        await tellOwner(tx, request, player);
        return refuse({ code: "registration_not_possible" } as const);
      }
      const excluded = await findExcludedSelf(tx, { ...personOf(request), playerId });
      if (excluded?.certainty === "same") {
        await sql`ROLLBACK TO SAVEPOINT names`.execute(tx);
        await room.attempts.failed(tx, crowd, now);
        await recordEvent(tx, { playerId: excluded.playerId, kind: "joined_again", by: "house" });
        return refuse({ code: "self_excluded" } as const);
      }
      await insertPlayer(tx, player);
      await recordEvent(tx, { playerId, kind: "registered", by: "player" });
      if (excluded !== undefined) await recordMatch(tx, { playerId, excluded });
      const { email } = registration;
      const link = await room.confirmationLink(tx, { playerId, brand: brand.code, email });
      await room.queueLetter(tx, welcomeLetter(brand, player, link));
      await room.whenJoined(tx, { ...player, present: request.present });
      const { language } = registration;
      return ok(await room.enter(tx, { playerId, brand: brand.code, language }, request));
    });
    if (!started.ok) return started;
    if (request.previousToken !== undefined) await room.sessions.end(request.previousToken);
    const user = await room.reader.getUser(player.playerId);
    return ok({ user, ...started.value });
  };

  /** A register that cannot be asked lets nobody join: the law wants an answer first. */
  async function clearRegisters(
    { registration, present }: RegisterRequest,
    now: Date,
  ): Promise<Result<undefined, SelfExcluded | Overloaded | CountryNotOffered>> {
    const { address, phone = null, ...person } = registration;
    const { countryCode, subdivision, postalCode } = address;
    const residence = { countryCode, subdivision: subdivision ?? undefined };
    const asked = await askRegisters(room, {
      person: { ...person, postalCode, phone },
      places: [residence, present],
      now,
    });
    switch (asked?.verdict) {
      case "listed":
        return refuse({ code: "self_excluded" });
      case "unreachable":
        return refuse({ code: "overloaded", retryAfterSeconds: 30 });
      case "missing":
        return refuse({ code: "country_not_offered" });
      default:
        return ok();
    }
  }

  /**
   * The owner of the address learns that someone tried. When it was the nickname that is taken
   * there is no owner to tell, yet the same letter is written and then taken back, so that both
   * refusals do the same work.
   */
  async function tellOwner(tx: Transact, request: RegisterRequest, player: NewPlayer) {
    const { registration, brand } = request;
    const owner = await findEmailOwner(tx, brand.code, registration.email);
    const day = player.joinedAt.toISOString().slice(0, 10);
    await sql`SAVEPOINT letter`.execute(tx);
    await room.queueLetter(tx, {
      template: "someone-tried-to-join",
      brand,
      to: owner?.email ?? registration.email,
      language: owner?.language ?? registration.language,
      facts: { firstName: owner?.firstName ?? registration.firstName },
      // Once a day at most: the form must not become a way to flood somebody's mailbox.
      onceKey: `someone-tried-to-join ${owner?.playerId ?? player.playerId} ${day}`,
    });
    await (owner === undefined
      ? sql`ROLLBACK TO SAVEPOINT letter`.execute(tx)
      : sql`RELEASE SAVEPOINT letter`.execute(tx));
  }
}

/** Who this would be, to be compared with whoever is excluded. */
function personOf({ registration, deviceToken }: RegisterRequest): Person {
  const { address, phone = null, ...person } = registration;
  const device = deviceToken === undefined ? undefined : hashToken(deviceToken);
  return {
    ...person,
    phone,
    countryCode: address.countryCode,
    postalCode: address.postalCode,
    addressLine: address.line1,
    devices: device === undefined ? [] : [device.toString("hex")],
  };
}

function welcomeLetter(brand: BrandOffer, player: NewPlayer, link: string) {
  const { email, language, firstName } = player.registration;
  return {
    template: "welcome" as const,
    brand,
    to: email,
    language,
    facts: { firstName, link },
    onceKey: `welcome ${player.playerId}`,
  };
}
