import type { PhoneState } from "@croupier/contracts";
import { transact, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import { lockProfile } from "../profile/profile-reader.ts";
import { findFactors } from "../step-up/factor-reader.ts";
import type { Guesses } from "../step-up/guesses.ts";
import type {
  StepUpRequired,
  TooManyCodes,
  VerificationBlocked,
  VerificationFailed,
} from "../step-up/refusals.ts";
import type { StepUp } from "../step-up/step-up.ts";
import type { TellChange } from "../step-up/tell-change.ts";
import { claimPhone } from "./claim-phone.ts";
import { decidePhone, type PhoneRefusal } from "./decide-phone.ts";
import { maskPhone } from "./mask-phone.ts";
import type { SentCode, TextCodes } from "./text-codes.ts";

/** No operation bears this name: a code that validates a number proves nothing else, and none validates one. */
const purpose = "own number";

/** Told to whoever typed the code, who holds the phone; never to whoever only typed the number. */
export type PhoneInUse = { readonly code: "phone_in_use" };
export type ValidatePhoneRefusal = PhoneInUse | VerificationBlocked | VerificationFailed;
export type SendPhoneCodeRefusal =
  | { readonly code: "phone_missing" }
  | PhoneRefusal
  | { readonly code: "phone_validated" }
  | StepUpRequired
  | TooManyCodes;

/** The number on the profile: the player's word, until a code came back from it. */
export function createPhone({
  database,
  textCodes,
  guesses,
  stepUp,
  tellChange,
}: {
  database: Database;
  textCodes: TextCodes;
  guesses: Guesses;
  stepUp: StepUp;
  tellChange: TellChange;
}) {
  async function read(playerId: string): Promise<PhoneState> {
    const factors = await findFactors(database.db, playerId);
    const phone = factors?.phone ?? null;
    const open = await textCodes.findOpen(playerId, purpose);
    const wait = await textCodes.readWait({ playerId, to: open?.to ?? phone ?? "" });
    const validated = factors?.phoneValidated === true;
    return {
      // A validated number stays one while another is on its way.
      status: validated ? "VALIDATED" : open === undefined ? "NOT_VALIDATED" : "PENDING",
      phone: phone && maskPhone(phone),
      pendingPhone: open === undefined ? null : maskPhone(open.to),
      resendInSeconds: wait,
    };
  }

  /** From now on the player's. The code is spent either way. */
  async function own(tx: Transact, playerId: string, phone: string): Promise<"own" | "in use"> {
    if (!(await claimPhone(tx, playerId, phone))) return "in use";
    const before = await findFactors(tx, playerId);
    await sql`
      INSERT INTO players.validated_phone (player_id, phone) VALUES (${playerId}, ${phone})
      ON CONFLICT (player_id) DO UPDATE
        SET phone = excluded.phone, validated_at = clock_timestamp()
    `.execute(tx);
    await sql`
      UPDATE players.profile SET phone = ${phone} WHERE player_id = ${playerId}
    `.execute(tx);
    // Codes that went to the number before open nothing any more.
    await textCodes.forgetOpen(tx, playerId);
    await recordEvent(tx, { playerId, kind: "phone_validated", by: "player" });
    if (before?.phone !== phone) await tellChange(tx, playerId, "phone_changed");
    return "own";
  }

  return {
    read,

    /** Another number than a validated one takes a proof: whoever has the phone has the codes. */
    async sendCode(request: {
      readonly playerId: string;
      readonly sessionId: string;
      readonly phone: string | undefined;
    }): Promise<Result<SentCode, SendPhoneCodeRefusal>> {
      const { playerId, sessionId } = request;
      return transact(database, async (tx): Promise<Result<SentCode, SendPhoneCodeRefusal>> => {
        // Or a number would be validated after the look, and its code change it without the proof.
        await lockProfile(tx, playerId);
        const factors = await findFactors(tx, playerId);
        const wanted = request.phone ?? factors?.phone ?? undefined;
        if (factors === undefined || wanted === undefined) return refuse({ code: "phone_missing" });
        const decided = decidePhone(wanted);
        if (!decided.ok) return decided;
        const phone = decided.value;
        if (factors.phoneValidated && phone === factors.phone) {
          return refuse({ code: "phone_validated" });
        }
        const wait = await textCodes.readWait({ playerId, to: phone }, tx);
        if (wait > 0) return refuse({ code: "too_many_codes", retryAfterSeconds: wait });
        // A validated number is a factor, and to change it is to change how one proves who one is.
        const operation = factors.phoneValidated ? "changeStatus2FA" : "validatePhone";
        const spent = await stepUp.spend(tx, { playerId, sessionId, operation });
        if (!spent.ok) return spent;
        return textCodes.sendWithin(tx, {
          ...factors,
          playerId,
          channel: "SMS",
          to: phone,
          purpose,
        });
      });
    },

    /** The number that the code went to is the player's from now on, unless it is another account's. */
    async validate(request: {
      readonly playerId: string;
      readonly code: string;
    }): Promise<Result<PhoneState, ValidatePhoneRefusal>> {
      const { playerId, code } = request;
      const whose = { playerId, factor: "SMS" as const };
      const guess = await guesses.begin(whose);
      if (!guess.ok) return guess;
      const outcome = await transact(database, async (tx) => {
        await lockProfile(tx, playerId);
        const proving = { playerId, purpose, channel: "SMS" as const, typed: code };
        const phone = await textCodes.take(tx, proving);
        return phone === undefined ? "wrong" : own(tx, playerId, phone);
      });
      if (outcome === "wrong") {
        return refuse({ code: "verification_failed", attemptsLeft: guess.value.left });
      }
      await guesses.right(whose, guess.value);
      return outcome === "in use" ? refuse({ code: "phone_in_use" }) : ok(await read(playerId));
    },
  };
}

export type Phone = ReturnType<typeof createPhone>;
