import type { MfaOperation, OperationStatus, VerificationType } from "@croupier/contracts";
import { transact, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import type { SentCode, TextCodes } from "../phone/text-codes.ts";
import { decideNeed } from "./decide-need.ts";
import { findFactors } from "./factor-reader.ts";
import type { Guesses } from "./guesses.ts";
import type { Prove, ProveRefusal } from "./prove.ts";
import type { StepUpRequired, TooManyCodes, VerificationNotAccepted } from "./refusals.ts";
import { unconfiguredRules, type VerificationRules } from "./verification-rules.ts";

const nobody = {
  pinSet: false,
  phoneValidated: false,
  emailConfirmed: false,
  deviceInUse: false,
};

/** Which session of whom wants to do what. */
export type Step = {
  readonly playerId: string;
  readonly sessionId: string;
  readonly operation: MfaOperation;
};

/** One more proof of who somebody is: for one operation, in one session, for five minutes, once. */
export function createStepUp({
  database,
  rulesOf,
  prove,
  guesses,
  textCodes,
}: {
  database: Database;
  rulesOf: (brand: string) => VerificationRules;
  prove: Prove;
  guesses: Guesses;
  textCodes: TextCodes;
}) {
  async function findNeed(
    executor: Transact | Database["db"],
    { playerId, operation }: Pick<Step, "playerId" | "operation">,
  ): Promise<readonly VerificationType[]> {
    const factors = await findFactors(executor, playerId);
    const rules = factors === undefined ? unconfiguredRules : rulesOf(factors.brand);
    return decideNeed(operation, rules.mfaOperations, factors ?? nobody);
  }

  /** What was proved before something better was set up, and with less, is proved no more. */
  async function isProved(
    { playerId, sessionId, operation }: Step,
    types: readonly VerificationType[],
  ): Promise<boolean> {
    const { rows } = await sql`
      SELECT 1 FROM players.step_up
      WHERE player_id = ${playerId} AND session_id = ${sessionId} AND operation = ${operation}
        AND expires_at > clock_timestamp() AND proved_with = ANY (${[...types]}::text[])
    `.execute(database.db);
    return rows.length === 1;
  }

  /** Blocked is who could go on with nothing; the shortest wait is told. */
  async function blockedFor(
    playerId: string,
    types: readonly VerificationType[],
  ): Promise<number | undefined> {
    const waits = await Promise.all(
      types.map((factor) => guesses.blockedFor({ playerId, factor })),
    );
    const blocked = waits.filter((wait) => wait !== undefined);
    return blocked.length < types.length ? undefined : Math.min(...blocked);
  }

  async function keep({ playerId, sessionId, operation }: Step, factor: string): Promise<Date> {
    const { rows } = await sql<{ expires_at: Date }>`
      INSERT INTO players.step_up (player_id, session_id, operation, proved_with, expires_at)
      VALUES (${playerId}, ${sessionId}, ${operation}, ${factor},
              clock_timestamp() + interval '5 minutes')
      ON CONFLICT (player_id, session_id, operation) DO UPDATE
        SET proved_with = excluded.proved_with, expires_at = excluded.expires_at
      RETURNING expires_at
    `.execute(database.db);
    return rows[0]?.expires_at ?? new Date(0);
  }

  /** In the transaction of what it opens: a proof is used up with it, and with nothing else. */
  async function spend(tx: Transact, step: Step): Promise<Result<undefined, StepUpRequired>> {
    const { playerId, sessionId, operation } = step;
    const { rows } = await sql<{ valid: boolean; provedWith: VerificationType }>`
      DELETE FROM players.step_up
      WHERE player_id = ${playerId} AND session_id = ${sessionId} AND operation = ${operation}
      RETURNING expires_at > clock_timestamp() AS valid, proved_with AS "provedWith"
    `.execute(tx);
    const types = [...(await findNeed(tx, step))];
    const [proof] = rows;
    if (types.length === 0 || (proof?.valid === true && types.includes(proof.provedWith))) {
      return ok();
    }
    return refuse({ code: "step_up_required", stepUp: { operation, types } });
  }

  return {
    async status(step: Step): Promise<OperationStatus> {
      const types = [...(await findNeed(database.db, step))];
      const [first] = types;
      const wanted = {
        operation: step.operation,
        type: first === "PASSWORD" || first === "PIN_CODE" ? first : null,
        method: first === "SMS" || first === "EMAIL" ? first : ("NOT_APPLICABLE" as const),
        remainingBlockingTime: null,
        types,
      };
      if (types.length === 0) return { ...wanted, status: "NOT_REQUIRED" };
      if (await isProved(step, types)) return { ...wanted, status: "VERIFIED" };
      const wait = await blockedFor(step.playerId, types);
      if (wait === undefined) return { ...wanted, status: "REQUIRED" };
      return { ...wanted, status: "BLOCKED", remainingBlockingTime: wait };
    },

    /** Sends a code that proves this one operation. */
    async sendCode(
      step: Omit<Step, "sessionId">,
    ): Promise<Result<SentCode, VerificationNotAccepted | TooManyCodes>> {
      const { playerId, operation } = step;
      const types = await findNeed(database.db, step);
      const factors = await findFactors(database.db, playerId);
      const to = { SMS: factors?.phone, EMAIL: factors?.email };
      const channel = (["SMS", "EMAIL"] as const).find((one) => types.includes(one));
      const address = channel && to[channel];
      if (factors === undefined || channel === undefined || !address) {
        return refuse({ code: "verification_not_accepted" });
      }
      return textCodes.send({ ...factors, playerId, channel, to: address, purpose: operation });
    },

    /** `mocked`: believed as it is, in test mode. */
    async verify(
      request: Step & {
        readonly type: VerificationType;
        readonly value: string;
        readonly mocked?: boolean;
      },
    ): Promise<Result<{ expiresAt: Date }, ProveRefusal | VerificationNotAccepted>> {
      const { playerId, operation, type: factor, value } = request;
      const types = await findNeed(database.db, request);
      if (!types.includes(factor)) return refuse({ code: "verification_not_accepted" });
      if (request.mocked !== true) {
        const proved = await prove({ playerId, purpose: operation, factor, value });
        if (!proved.ok) return proved;
      }
      return ok({ expiresAt: await keep(request, factor) });
    },

    spend,

    /** For what is read and writes nothing, so has no transaction of its own. */
    spendAlone: (step: Step): Promise<Result<undefined, StepUpRequired>> =>
      transact(database, (tx) => spend(tx, step)),

    /** For the worker: proofs that ended by time. */
    async forgetBefore(moment: Date): Promise<void> {
      await sql`DELETE FROM players.step_up WHERE expires_at < ${moment}`.execute(database.db);
    },
  };
}

export type StepUp = ReturnType<typeof createStepUp>;
