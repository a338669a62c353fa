import type { MfaOperation } from "@croupier/contracts";
import { sql } from "kysely";
import { codeOf, stepAt } from "../src/two-factor/totp.ts";
import type { VerificationRules } from "../src/face.ts";
import { brand, fromHome, openRoom, password, registrationOf, type Room } from "./room.ts";

export const rules: VerificationRules = {
  brandName: "Kingfisher",
  tfaEnrolment: "PIN_CODE",
  twoFactorAuthenticatorEnabled: true,
  mfaOperations: [
    { operation: "withdraw", methods: ["TWO_FACTOR_AUTHENTICATION", "PIN_CODE", "SMS"] },
    { operation: "updateProfile", methods: ["SMS"] },
    { operation: "changeStatus2FA", methods: ["PIN_CODE"] },
    { operation: "login", methods: ["TWO_FACTOR_AUTHENTICATION", "SMS"] },
  ],
};

export const pin = "482913";

export type VerificationRoom = Awaited<ReturnType<typeof openVerification>>;
export type Own = { readonly playerId: string; readonly sessionId: string };

/** The room of players with what one does there to prove who one is. */
export async function openVerification(change: Partial<VerificationRules> = {}) {
  const room: Room = await openRoom({ verificationRulesOf: () => ({ ...rules, ...change }) });
  const { players, world } = room;
  let joined = 0;

  async function join(phone?: string): Promise<Own> {
    joined += 1;
    const names = { email: `p${joined}@example.com`, nickname: `player.${joined}` };
    const registration = registrationOf({ ...names, ...(phone === undefined ? {} : { phone }) });
    const entered = await players.register({ registration, brand, ...fromHome });
    if (!entered.ok) throw new Error(entered.refusal.code);
    const { playerId, sessionId } = entered.value.session;
    return { playerId, sessionId };
  }

  /** With the password, where nothing better is set up. */
  async function stepUpFor(own: Own, operation: MfaOperation): Promise<void> {
    const proof = { ...own, operation, type: "PASSWORD", value: password } as const;
    const proved = await players.stepUp.verify(proof);
    if (!proved.ok) throw new Error(proved.refusal.code);
  }

  const prove = (own: Own, operation: "enable2fa" | "changeStatus2FA", value = password) =>
    players.stepUp.verify({
      ...own,
      operation,
      type:
        value === password ? "PASSWORD" : value === pin ? "PIN_CODE" : "TWO_FACTOR_AUTHENTICATION",
      value,
    });

  async function choosePin(own: Own): Promise<void> {
    await prove(own, "changeStatus2FA");
    const chosen = await players.setPin({ ...own, pin });
    if (!chosen.ok) throw new Error(chosen.refusal.code);
  }

  /** As the app on the device would count it; `ahead` steps of half a minute from now. */
  function codeFrom(secret: Buffer, ahead = 0): string {
    return codeOf(secret, stepAt(room.clock.now) + ahead);
  }

  async function secretOf(own: Own): Promise<Buffer> {
    const { otpAuthUri } = await players.twoFactor.read(own);
    return fromBase32(new URL(otpAuthUri ?? "").searchParams.get("secret") ?? "");
  }

  /** A device in use, with its recovery codes. The clock has moved on to the next code. */
  async function enrol(own: Own) {
    await choosePin(own);
    const { types } = await players.stepUp.status({ ...own, operation: "enable2fa" });
    await prove(own, "enable2fa", types.includes("PIN_CODE") ? pin : password);
    const begun = await players.twoFactor.enable(own);
    if (!begun.ok) throw new Error(begun.refusal.code);
    const secret = await secretOf(own);
    const confirmed = await players.twoFactor.confirm({
      playerId: own.playerId,
      code: codeFrom(secret),
    });
    if (!confirmed.ok) throw new Error(confirmed.refusal.code);
    room.clock.forward(60_000);
    return { secret, recoveryCodes: confirmed.value };
  }

  /** The newest code that left: by text message, or by letter. */
  async function lastText(template?: "operation-code"): Promise<{ to: string; code: string }> {
    const { rows } = await sql<{ recipient: string; body_text: string }>`
      SELECT recipient, body_text FROM support.outbox
      WHERE ${template === undefined ? sql`channel = 'SMS'` : sql`template = ${template}`}
      ORDER BY message_id DESC LIMIT 1
    `.execute(world.database.db);
    return {
      to: rows[0]?.recipient ?? "",
      code: /\d{6}/.exec(rows[0]?.body_text ?? "")?.[0] ?? "",
    };
  }

  /** What was written so long ago is now written that much longer ago: times are the database's own. */
  async function letPass(interval: string): Promise<void> {
    for (const [table, columns] of [
      ["guess", ["made_at"]],
      ["step_up", ["expires_at"]],
      ["text_code", ["sent_at", "expires_at"]],
    ] as const) {
      const moved = columns.map((one) => `${one} = ${one} - interval '${interval}'`).join(", ");
      await sql.raw(`UPDATE players.${table} SET ${moved}`).execute(world.database.db);
    }
  }

  async function confirmEmail({ playerId }: Own): Promise<void> {
    await sql`
      INSERT INTO players.confirmed_email (player_id, email, confirmed_at)
      SELECT player_id, email, now() FROM players.profile WHERE player_id = ${playerId}
    `.execute(world.database.db);
  }

  async function validatePhone(own: Own): Promise<void> {
    await players.phone.sendCode({ ...own, phone: undefined });
    const { code } = await lastText();
    const validated = await players.phone.validate({ playerId: own.playerId, code });
    if (!validated.ok) throw new Error(validated.refusal.code);
    await letPass("61 seconds");
  }

  return {
    ...room,
    join,
    prove,
    stepUpFor,
    choosePin,
    codeFrom,
    secretOf,
    enrol,
    lastText,
    letPass,
    confirmEmail,
    validatePhone,
  };
}

function fromBase32(spelt: string): Buffer {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...spelt].map((one) => letters.indexOf(one).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
