import type { VerificationType } from "@croupier/contracts";
import { transact, type Database } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import type { Hashing } from "../hashing.ts";
import type { TextCodes } from "../phone/text-codes.ts";
import type { Overloaded } from "../refusals.ts";
import type { Device } from "../two-factor/device.ts";
import type { RecoveryCodes } from "../two-factor/recovery-codes.ts";
import type { Guessed, Guesses } from "./guesses.ts";
import type { VerificationBlocked, VerificationFailed } from "./refusals.ts";

export type Proving = {
  readonly playerId: string;
  /** An operation: a code that was sent for one is good for no other. */
  readonly purpose: string;
  readonly factor: VerificationType;
  readonly value: string;
  /** Absent: tries are counted with all others at this factor. */
  readonly countedFor?: Guessed;
};

export type ProveRefusal = VerificationBlocked | VerificationFailed | Overloaded;

/** Whether what was typed is right, with every guess counted. */
export function createProve({
  database,
  hashing,
  guesses,
  textCodes,
  device,
  recoveryCodes,
}: {
  database: Database;
  hashing: Hashing;
  guesses: Guesses;
  textCodes: TextCodes;
  device: Device;
  recoveryCodes: RecoveryCodes;
}) {
  async function isKnown(
    playerId: string,
    kind: "password" | "pin_code",
    value: string,
  ): Promise<Result<boolean, Overloaded>> {
    const { rows } = await sql<{ hash: string }>`
      SELECT hash FROM players.credential WHERE player_id = ${playerId} AND kind = ${kind}
    `.execute(database.db);
    return hashing.verify(value, rows[0]?.hash);
  }

  async function isRight(proving: Proving): Promise<Result<boolean, Overloaded>> {
    const { playerId, purpose, value } = proving;
    switch (proving.factor) {
      case "PASSWORD":
        return isKnown(playerId, "password", value);
      case "PIN_CODE":
        return isKnown(playerId, "pin_code", value);
      case "SMS":
      case "EMAIL":
        return ok(
          await textCodes.use({ playerId, purpose, channel: proving.factor, typed: value }),
        );
      case "TWO_FACTOR_AUTHENTICATION":
        return ok(
          (await device.useCode(playerId, value)) || (await recoveryCodes.use(playerId, value)),
        );
    }
  }

  /** It was the last of them: staff see what was tried. */
  const tellBlocked = ({ playerId, factor, purpose }: Proving) =>
    transact(database, (tx) =>
      recordEvent(tx, {
        playerId,
        kind: "operation_blocked",
        facts: { factor, operation: purpose },
        by: "house",
      }),
    );

  return async function prove(proving: Proving): Promise<Result<undefined, ProveRefusal>> {
    const { playerId, factor, countedFor = factor } = proving;
    const whose = { playerId, factor: countedFor };
    const guess = await guesses.begin(whose);
    if (!guess.ok) return guess;
    const right = await isRight(proving);
    if (!right.ok) {
      await guesses.takeBack(whose, guess.value);
      return right;
    }
    if (!right.value) {
      if (guess.value.left === 0) await tellBlocked(proving);
      return refuse({ code: "verification_failed", attemptsLeft: guess.value.left });
    }
    await guesses.right(whose, guess.value);
    return ok();
  };
}

export type Prove = ReturnType<typeof createProve>;
