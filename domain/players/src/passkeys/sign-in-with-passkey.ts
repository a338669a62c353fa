import type { PasskeyAnswer } from "@croupier/contracts";
import { transact, type Database } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from "@simplewebauthn/server";
import { signInSubjects, type TryLimits } from "../attempt-subjects.ts";
import type { AttemptCounter } from "../attempts.ts";
import type { PlayerReader } from "../player-reader.ts";
import type { AccountBlocked, TooManyAttempts } from "../refusals.ts";
import type { SignedInPlayer } from "../register.ts";
import { retryAfterSeconds } from "../retry-after.ts";
import type { Sessions } from "../sessions.ts";
import type { Arrival, Enter } from "../sign-in/enter.ts";
import type { Challenges } from "../challenges.ts";
import { challengeOf } from "./challenge-of.ts";
import { passkeyStore, type Credential } from "./passkey-store.ts";
import type { PasskeyRefused, PasskeySite } from "./passkeys.ts";

export type PasskeySignIn = Arrival & {
  readonly brand: string;
  readonly site: PasskeySite;
  readonly answer: PasskeyAnswer;
};

/** The key is something one has, and opening it something one is or knows: no second step follows. */
export function createSignInWithPasskey(room: {
  database: Database;
  clock: Clock;
  reader: PlayerReader;
  sessions: Sessions;
  attempts: AttemptCounter;
  limits: TryLimits;
  enter: Enter;
  challenges: Challenges;
}) {
  return {
    /** Names no key, so that it tells nothing of who has one; the browser knows its own. */
    beginPasskeySignIn: (site: PasskeySite) =>
      generateAuthenticationOptions({
        rpID: new URL(site.origin).hostname,
        challenge: Uint8Array.from(room.challenges.make()),
        userVerification: "required",
      }),

    async signInWithPasskey(
      request: PasskeySignIn,
    ): Promise<Result<SignedInPlayer, PasskeyRefused | AccountBlocked | TooManyAttempts>> {
      const now = room.clock();
      const { brand, answer } = request;
      const { crowd } = signInSubjects(
        { brand, login: "", address: request.address, playerId: undefined },
        room.limits,
      );
      const { lockedUntil } = await room.attempts.begin({ guessed: [], crowd }, now);
      if (lockedUntil !== undefined) {
        const wait = retryAfterSeconds(lockedUntil, now);
        return refuse({ code: "too_many_attempts", retryAfterSeconds: wait });
      }
      const challenge = challengeOf(answer);
      const key = await passkeyStore.find(room.database.db, brand, answer.id);
      const counter = key && (await verify(key, request));
      if (challenge === undefined || key === undefined || counter === undefined) {
        await transact(room.database, (tx) => room.attempts.failed(tx, crowd, now));
        return refuse({ code: "passkey_refused" });
      }
      const { playerId } = key;
      const status = await room.reader.findStatus(playerId);
      // Who has closed the account still comes in: what is theirs is paid out to them.
      if (status === undefined || status.status === "blocked")
        return refuse({ code: "account_blocked" });
      const entered = await transact(room.database, async (tx) => {
        if (!(await room.challenges.spend(tx, challenge))) return undefined;
        if (!(await passkeyStore.use(tx, key, { counter, now }))) return undefined;
        return room.enter(tx, { playerId, brand, language: status.language }, request);
      });
      if (entered === undefined) return refuse({ code: "passkey_refused" });
      if (request.previousToken !== undefined) await room.sessions.end(request.previousToken);
      return ok({ user: await room.reader.getUser(playerId), ...entered });
    },
  };

  /** The count of the key after this answer; undefined: the answer is not right. */
  async function verify(
    key: Credential,
    { site, answer }: PasskeySignIn,
  ): Promise<number | undefined> {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: answer as AuthenticationResponseJSON,
        expectedChallenge: (text) => room.challenges.isOurs(Buffer.from(text, "base64url")),
        expectedOrigin: site.origin,
        expectedRPID: new URL(site.origin).hostname,
        credential: {
          id: key.credentialId,
          publicKey: Uint8Array.from(key.publicKey),
          counter: key.counter,
        },
        requireUserVerification: true,
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch {
      return undefined;
    }
  }
}
