import { transact, type Database, type Transact } from "@croupier/database";
import { decideAnswer, type AnswerRefusal, type Verdict } from "@croupier/kit/dual-control";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import type { QueueLetter } from "../letters.ts";
import { lockProfile } from "../profile/profile-reader.ts";
import type { DeskHand, RecordAct } from "./desk-act.ts";
import { mask } from "./mask.ts";

export type ResetRequest = {
  readonly id: string;
  readonly playerId: string;
  readonly askedAt: Date;
  readonly askedBy: string;
  readonly reason: string;
};

export type WaitingReset = ResetRequest & {
  readonly firstName: string;
  readonly lastName: string;
  readonly brand: string;
};

type Unknown = { readonly code: "not_found" };
type AskRefusal =
  | Unknown
  | { readonly code: "reset_waits" }
  | { readonly code: "nothing_to_reset" };
type Asked = DeskHand & { readonly playerId: string; readonly reason: string };
type Answered = DeskHand & { readonly requestId: string; readonly answer: Verdict };

const waitingMax = 200;
const columns = sql`
  r.request_id AS id, r.player_id AS "playerId", r.asked_at AS "askedAt",
  r.asked_by AS "askedBy", r.reason
`;

/** Who lost their device gets in again when two of staff say so. */
export function createResetRequests(room: {
  readonly database: Database;
  readonly record: RecordAct;
  readonly endSessionsOf: (playerId: string) => Promise<void>;
  readonly queueLetter: QueueLetter;
  readonly brandNameOf: (brand: string) => Promise<string>;
}) {
  const { database, record } = room;

  return {
    /** The longest waiting first. */
    async listWaitingResets(): Promise<WaitingReset[]> {
      const { rows } = await sql<WaitingReset & { email: string }>`
        SELECT ${columns}, p.first_name AS "firstName", p.last_name AS "lastName", p.email, p.brand
        FROM players.reset_request AS r JOIN players.profile AS p USING (player_id)
        WHERE r.answer IS NULL ORDER BY r.asked_at, r.request_id LIMIT ${waitingMax}
      `.execute(database.db);
      return rows.map(({ email, ...row }) => {
        const { firstName, lastName } = mask({ ...row, email, nickname: null, phone: null });
        return { ...row, firstName, lastName };
      });
    },

    async findWaitingReset(playerId: string): Promise<ResetRequest | undefined> {
      const { rows } = await sql<ResetRequest>`
        SELECT ${columns} FROM players.reset_request AS r
        WHERE r.player_id = ${playerId} AND r.answer IS NULL
      `.execute(database.db);
      return rows[0];
    },

    askReset: (asked: Asked): Promise<Result<ResetRequest, AskRefusal>> =>
      transact(database, async (tx): Promise<Result<ResetRequest, AskRefusal>> => {
        const { playerId, staffId, reason } = asked;
        const held = await findHeld(tx, playerId);
        if (held === undefined) return refuse({ code: "not_found" });
        if (!held.secondFactor) return refuse({ code: "nothing_to_reset" });
        const { rows } = await sql<ResetRequest>`
          INSERT INTO players.reset_request AS r (player_id, request_id, asked_by, reason)
          VALUES (${playerId}, ${uuidv7()}, ${staffId}, ${reason})
          ON CONFLICT (player_id) WHERE answer IS NULL DO NOTHING
          RETURNING ${columns}
        `.execute(tx);
        const [request] = rows;
        if (request === undefined) return refuse({ code: "reset_waits" });
        await tell(tx, { ...asked, kind: "second_factor_reset_asked" });
        return ok(request);
      }),

    /** Approved: device, recovery codes and PIN count no more, every session ends, and the owner is told. */
    async answerReset(answered: Answered): Promise<Result<undefined, Unknown | AnswerRefusal>> {
      const done = await transact(
        database,
        async (tx): Promise<Result<string, Unknown | AnswerRefusal>> => {
          const { requestId, staffId, answer } = answered;
          const { rows } = await sql<ResetRequest & { answer: Verdict | null }>`
            SELECT ${columns}, r.answer FROM players.reset_request AS r
            WHERE r.request_id = ${requestId} FOR UPDATE
          `.execute(tx);
          const [request] = rows;
          if (request === undefined) return refuse({ code: "not_found" });
          const decided = decideAnswer(
            { state: request.answer ?? "waiting", askedBy: request.askedBy, answeredBy: null },
            { staffId, verdict: answer },
          );
          if (!decided.ok) return decided;
          const { playerId, reason } = request;
          await sql`
            UPDATE players.reset_request
            SET answer = ${answer}, answered_by = ${staffId}, answered_at = clock_timestamp()
            WHERE player_id = ${playerId} AND request_id = ${requestId}
          `.execute(tx);
          const isApproved = answer === "approved";
          if (isApproved) {
            await forgetSecondFactor(tx, playerId);
            await tellOwner(tx, playerId, requestId);
          }
          const kind = isApproved ? "second_factor_reset" : "second_factor_reset_declined";
          await tell(tx, { playerId, staffId, reason, kind });
          return ok(playerId);
        },
      );
      if (!done.ok) return done;
      if (answered.answer === "approved") await room.endSessionsOf(done.value);
      return ok();
    },
  };

  /** Two of staff who do it for somebody else cannot keep it from whose account it is. */
  async function tellOwner(tx: Transact, playerId: string, requestId: string): Promise<void> {
    const { rows } = await sql<{
      brand: string;
      email: string;
      language: string;
      firstName: string;
    }>`
      SELECT brand, email, language, first_name AS "firstName"
      FROM players.profile WHERE player_id = ${playerId}
    `.execute(tx);
    const [owner] = rows;
    if (owner === undefined) return;
    await room.queueLetter(tx, {
      template: "security-changed",
      brand: { code: owner.brand, name: await room.brandNameOf(owner.brand) },
      to: owner.email,
      language: owner.language,
      facts: { firstName: owner.firstName },
      onceKey: `second-factor-reset ${requestId}`,
    });
  }

  async function tell(
    tx: Transact,
    told: Asked & {
      readonly kind:
        | "second_factor_reset_asked"
        | "second_factor_reset_declined"
        | "second_factor_reset";
    },
  ): Promise<void> {
    const { playerId, staffId, reason, kind } = told;
    await recordEvent(tx, { playerId, kind, facts: { reason }, by: { staffId } });
    const action = `players.${kind.replaceAll("_", "-")}` as const;
    await record(tx, { staffId, action, subject: playerId, facts: { reason } });
  }
}

async function findHeld(
  tx: Transact,
  playerId: string,
): Promise<{ secondFactor: boolean } | undefined> {
  await lockProfile(tx, playerId);
  const { rows } = await sql<{ secondFactor: boolean }>`
    SELECT EXISTS (SELECT FROM players.two_factor AS t WHERE t.player_id = p.player_id)
        OR EXISTS (
             SELECT FROM players.credential AS c
             WHERE c.player_id = p.player_id AND c.kind = 'pin_code'
           ) AS "secondFactor"
    FROM players.profile AS p WHERE p.player_id = ${playerId}
  `.execute(tx);
  return rows[0];
}

async function forgetSecondFactor(tx: Transact, playerId: string): Promise<void> {
  await sql`DELETE FROM players.two_factor WHERE player_id = ${playerId}`.execute(tx);
  await sql`DELETE FROM players.recovery_code WHERE player_id = ${playerId}`.execute(tx);
  await sql`
    DELETE FROM players.credential WHERE player_id = ${playerId} AND kind = 'pin_code'
  `.execute(tx);
  await sql`DELETE FROM players.step_up WHERE player_id = ${playerId}`.execute(tx);
}
