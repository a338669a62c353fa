import type { PasskeyAnswer } from "@croupier/contracts";
import { transact, type Database } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { findPerson } from "../find-person.ts";
import type { StepUpRequired } from "../step-up/refusals.ts";
import type { StepUp } from "../step-up/step-up.ts";
import type { TellChange } from "../step-up/tell-change.ts";
import type { Challenges } from "../challenges.ts";
import { challengeOf } from "./challenge-of.ts";
import { passkeyStore, type Passkey } from "./passkey-store.ts";

/** Where a key is good: the site of a brand, by an address of ours. */
export type PasskeySite = { readonly origin: string; readonly name: string };

export type PasskeyRefused = { readonly code: "passkey_refused" };
type NotFound = { readonly code: "not_found" };
type Own = { readonly playerId: string; readonly sessionId: string };

const keysMax = 20;
/** EdDSA, ES256 and RS256, by their COSE numbers: what every device of today can do. */
const supportedAlgorithmIDs = [-8, -7, -257];

export function createPasskeys({
  database,
  clock,
  challenges,
  stepUp,
  tellChange,
}: {
  database: Database;
  clock: Clock;
  challenges: Challenges;
  stepUp: StepUp;
  tellChange: TellChange;
}) {
  const refused: PasskeyRefused = { code: "passkey_refused" };
  /** Changes how one proves who one is, as a device that counts codes does. */
  const operation = "changeStatus2FA";

  return {
    async list(playerId: string): Promise<Passkey[]> {
      const keys = await passkeyStore.list(database.db, playerId);
      return keys.map(({ id, name, synced, createdAt, lastUsedAt }) => ({
        id,
        name,
        synced,
        createdAt,
        lastUsedAt,
      }));
    },

    /**
     * What a device is asked to make. The question is bound to the session that asked, and comes after the
     * proof: a device must not be left with a key that opens nothing.
     */
    async begin({
      playerId,
      sessionId,
      site,
    }: Own & { readonly site: PasskeySite }): Promise<
      Result<PublicKeyCredentialCreationOptionsJSON, StepUpRequired>
    > {
      const { status, types } = await stepUp.status({ playerId, sessionId, operation });
      if (status === "REQUIRED" || status === "BLOCKED") {
        return refuse({ code: "step_up_required", stepUp: { operation, types } });
      }
      const person = await transact(database, (tx) => findPerson(tx, playerId));
      assert(person, "a player who holds a session has a profile");
      const keys = await passkeyStore.list(database.db, playerId);
      const question = await generateRegistrationOptions({
        rpName: site.name,
        rpID: new URL(site.origin).hostname,
        userName: person.email,
        userID: Buffer.from(playerId),
        userDisplayName: `${person.firstName} ${person.lastName}`,
        challenge: Uint8Array.from(challenges.make(sessionId)),
        excludeCredentials: keys.map(({ credentialId: id, transports }) => ({ id, transports })),
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return ok(question);
    },

    async add(request: {
      readonly own: Own;
      readonly brand: string;
      readonly site: PasskeySite;
      readonly name: string;
      readonly answer: PasskeyAnswer;
    }): Promise<Result<Passkey, PasskeyRefused | StepUpRequired>> {
      const { own, brand, site, name, answer } = request;
      const challenge = challengeOf(answer);
      const made = await verify(own, site, answer);
      if (challenge === undefined || made === undefined) return refuse(refused);
      const now = clock();
      return transact(database, async (tx) => {
        const spent = await stepUp.spend(tx, { ...own, operation });
        if (!spent.ok) return spent;
        const keys = await passkeyStore.list(tx, own.playerId);
        if (keys.length >= keysMax || !(await challenges.spend(tx, challenge))) {
          return refuse(refused);
        }
        const key = { ...made, playerId: own.playerId, passkeyId: uuidv7(), brand, name, now };
        if (!(await passkeyStore.add(tx, key))) return refuse(refused);
        const about = { template: "passkey-added", facts: { name } } as const;
        await tellChange(tx, own.playerId, "passkey_added", about);
        const { passkeyId: id, synced } = key;
        return ok({ id, name, synced, createdAt: now, lastUsedAt: null });
      });
    },

    rename: (key: { playerId: string; passkeyId: string; name: string }) =>
      transact(database, async (tx): Promise<Result<undefined, NotFound>> =>
        (await passkeyStore.rename(tx, key)) ? ok() : refuse({ code: "not_found" }),
      ),

    remove: ({ playerId, sessionId, passkeyId }: Own & { readonly passkeyId: string }) =>
      transact(database, async (tx): Promise<Result<undefined, NotFound | StepUpRequired>> => {
        const spent = await stepUp.spend(tx, { playerId, sessionId, operation });
        if (!spent.ok) return spent;
        const name = await passkeyStore.remove(tx, { playerId, passkeyId });
        if (name === undefined) return refuse({ code: "not_found" });
        const about = { template: "passkey-removed", facts: { name } } as const;
        await tellChange(tx, playerId, "passkey_removed", about);
        return ok();
      }),
  };

  async function verify({ sessionId }: Own, site: PasskeySite, answer: PasskeyAnswer) {
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: answer as RegistrationResponseJSON,
        expectedChallenge: (text) => challenges.isOurs(Buffer.from(text, "base64url"), sessionId),
        expectedOrigin: site.origin,
        expectedRPID: new URL(site.origin).hostname,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      });
      if (!verified) return undefined;
      const { credential, credentialBackedUp: synced } = registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: answer.response.transports ?? [],
        synced,
      };
    } catch {
      // It throws for whatever does not fit; which part did not is nobody's business.
      return undefined;
    }
  }
}
