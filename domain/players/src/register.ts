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
import type { Overloaded, RegistrationRefusal, SelfExcluded } from "./refusals.ts";
import type { Policy } from "@croupier/policy";
import type { ExclusionRegister } from "./register-check/exclusion-register.ts";
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
  register: ExclusionRegister;
  reportError: (error: unknown) => void;
  queueLetter: QueueLetter;
  /** With which the first letter is answered. */
  confirmationLink: Email["firstLink"];
  enter: Enter;
  whenJoined: WhenJoined;
}) {
  return async function register(
    request: RegisterRequest,
  ): Promise<Result<SignedInPlayer, RegistrationRefusal>> {
    const now = room.clock();
    const { registration, brand } = request;
    const { commonPasswords } = room;
    const decided = decideRegistration({ ...request, now, commonPasswords });
    if (!decided.ok) return decided;

    const crowd = [joinSubject(request, room.limits)];
    const { lockedUntil } = await room.attempts.begin({ guessed: [], crowd }, now);
    if (lockedUntil !== undefined) {
      const wait = retryAfterSeconds(lockedUntil, now);
      return refuse({ code: "too_many_attempts", retryAfterSeconds: wait });
    }
    const listed = await isListed(request, decided.value);
    if (!listed.ok) return listed;
    // Hashed before anybody looks whether the names are free: a taken one costs the same.
    const hashed = await room.hashing.hash(registration.password);
    if (!hashed.ok) return hashed;

    const player: NewPlayer = {
      playerId: uuidv7(),
      brand: brand.code,
      registration,
      passwordHash: hashed.value,
      policy: decided.value,
      joinedAt: now,
      agreements: brand.agreements,
    };
    const started = await transact(room.database, async (tx) => {
      await sql`SAVEPOINT names`.execute(tx);
      if (!(await claimNames(tx, player))) {
        await sql`ROLLBACK TO SAVEPOINT names`.execute(tx);
        await room.attempts.failed(tx, crowd, now);
        await tellOwner(tx, request, player);
        return undefined;
      }
      await insertPlayer(tx, player);
      const { playerId } = player;
      await recordEvent(tx, { playerId, kind: "registered", by: "player" });
      const { email } = registration;
      const link = await room.confirmationLink(tx, { playerId, brand: brand.code, email });
      await room.queueLetter(tx, welcomeLetter(brand, player, link));
      await room.whenJoined(tx, { ...player, present: request.present });
      const { language } = registration;
      return room.enter(tx, { playerId, brand: brand.code, language }, request);
    });
    if (started === undefined) return refuse({ code: "registration_not_possible" });
    if (request.previousToken !== undefined) await room.sessions.end(request.previousToken);
    const user = await room.reader.getUser(player.playerId);
    return ok({ user, ...started });
  };

  /** A register that cannot be asked lets nobody join: the law wants an answer first. */
  async function isListed(
    { registration }: RegisterRequest,
    { registerCheck }: Policy,
  ): Promise<Result<undefined, SelfExcluded | Overloaded>> {
    if (!registerCheck) return ok();
    const { address, ...person } = registration;
    try {
      const listed = await room.register.isListed({ ...person, postalCode: address.postalCode });
      return listed ? refuse({ code: "self_excluded" }) : ok();
    } catch (error) {
      room.reportError(error);
      return refuse({ code: "overloaded", retryAfterSeconds: 30 });
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
