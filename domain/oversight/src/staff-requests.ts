import { isDeepStrictEqual } from "node:util";
import { isApart, type StaffRole } from "@croupier/contracts";
import { transact, type Database, type Transact } from "@croupier/database";
import { decideAnswer, type Verdict } from "@croupier/kit/dual-control";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { dayMs, type Clock } from "@croupier/kit/time";
import {
  claimForStaff,
  seal,
  unseal,
  type Hashing,
  type Keyring,
} from "@croupier/players/credentials";
import { sql } from "kysely";
import type { AuditTrail, StaffAction } from "./audit-trail.ts";
import type { AnswerStaffRefusal, AskStaffRefusal } from "./refusals.ts";
import type { SecondFactor } from "./second-factor/second-factor.ts";
import { endSessions, lockAdministrators } from "./staff-administration.ts";
import {
  bareCode,
  foldStaffLogin,
  isLoginTaken,
  mintHalf,
  oneTimeMs,
  type StaffMember,
  type StaffPerson,
  type StaffRegister,
} from "./staff.ts";

export type AskedStaffChange =
  | ({ readonly kind: "create"; readonly person: StaffPerson } & Omit<StaffMember, "id">)
  | { readonly kind: "roles"; readonly memberId: string; readonly roles: readonly StaffRole[] }
  | { readonly kind: "password" | "device" | "open"; readonly memberId: string };

export type StaffRequest = {
  readonly id: string;
  readonly kind: AskedStaffChange["kind"];
  readonly staffId: string;
  readonly login: string;
  readonly name: string;
  readonly roles: readonly StaffRole[] | null;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
};

/** How a login stood when somebody asked: a yes is to that, and to nothing later. */
type Stood = {
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly closed: boolean;
  readonly device: boolean;
};
type Row = StaffRequest & {
  readonly state: "waiting" | "approved" | "declined" | "withdrawn" | "expired";
  readonly stood: Stood | null;
  readonly sealed: string | null;
  readonly answeredBy: string | null;
};
type Kept = { readonly half: string | null; readonly person: StaffPerson | null };
/** The second half, and the hash that both open. */
type SecondHalf = { readonly half: string; readonly hash: string };
type About = Pick<StaffRequest, "staffId" | "login" | "name"> & { readonly stood: Stood | null };

/** Three days: whoever says yes on Monday is asked on Friday. */
const waitsMs = 3 * dayMs;
/** Acts of two administrators on a login are seen by its owner and by others before it moves money. */
const moneyAfterMs = dayMs;

const acts = {
  create: "staff.created",
  password: "staff.password-renewed",
  device: "staff.second-factor-reset",
  roles: "staff.roles-set",
  open: "staff.enabled",
} as const satisfies Record<StaffRequest["kind"], StaffAction>;

const needsSignIn = (kind: StaffRequest["kind"]) => kind === "create" || kind === "password";
const sealing = (owner: string) => ({ purpose: "staff request", owner });

const columns = sql`
  request_id AS id, kind, staff_id AS "staffId", login, name, roles, reason, asked_by AS "askedBy",
  asked_at AS "askedAt", expires_at AS "expiresAt"
`;

/**
 * What makes somebody staff, lets them in again or lets them move money: one administrator asks, another says
 * yes. Each of them sees one half of the one-time sign-in, so that neither can use it.
 */
export function createStaffRequests({
  database,
  clock,
  keyring,
  audit,
  hashing,
  register,
  secondFactor,
}: {
  database: Database;
  clock: Clock;
  keyring: Keyring;
  audit: AuditTrail;
  hashing: Hashing;
  register: StaffRegister;
  secondFactor: SecondFactor;
}) {
  const readKept = ({ id, sealed }: Row): Kept =>
    sealed === null
      ? { half: null, person: null }
      : (JSON.parse(unseal(keyring, sealed, sealing(id)).toString()) as Kept);

  async function expire(tx: Transact | Database["db"]): Promise<number> {
    const now = clock();
    const { numAffectedRows } = await sql`
      UPDATE oversight.staff_request SET answer = 'expired', answered_at = ${now}, sealed = NULL
      WHERE answer IS NULL AND expires_at <= ${now}
    `.execute(tx);
    return Number(numAffectedRows ?? 0n);
  }

  async function find(
    db: Transact | Database["db"],
    id: string,
    { lock }: { lock: boolean },
  ): Promise<Row | undefined> {
    const { rows } = await sql<Row>`
      SELECT ${columns}, stood, sealed, answered_by AS "answeredBy",
             CASE WHEN answer IS NULL AND expires_at <= ${clock()} THEN 'expired'
                  ELSE coalesce(answer, 'waiting') END AS state
      FROM oversight.staff_request WHERE request_id = ${id} ${lock ? sql`FOR UPDATE` : sql``}
    `.execute(db);
    return rows[0];
  }

  async function prepare(request: Row): Promise<Result<SecondHalf | undefined, Overloaded>> {
    const first = readKept(request).half;
    if (first === null) return ok(undefined);
    const half = mintHalf();
    const hashed = await hashing.hash(bareCode(first + half));
    return hashed.ok ? ok({ half, hash: hashed.value }) : hashed;
  }

  /** The act that was asked for, in the transaction of the yes. */
  async function carryOut(
    tx: Transact,
    request: Row,
    { staffId: by, second }: { staffId: string; second: SecondHalf | undefined },
  ): Promise<Result<undefined, AnswerStaffRefusal>> {
    const { staffId: member, kind, roles, stood } = request;
    const now = clock().getTime();
    const moneyFrom = new Date(now + moneyAfterMs);
    const oneTimeUntil = new Date(now + oneTimeMs);
    const facts = { request: request.id, askedBy: request.askedBy };
    if (kind === "create") {
      const { person } = readKept(request);
      if (second === undefined || person === null) throw new Error("a new login has an owner");
      const staff = { id: member, login: request.login, name: request.name, roles: roles ?? [] };
      if (await isLoginTaken(tx, staff.login)) return refuse({ code: "login_taken" });
      if (!(await claimForStaff(tx, { ...person, name: staff.name, staffId: member }))) {
        return refuse({ code: "staff_is_a_player" });
      }
      const row = { ...staff, person, passwordHash: second.hash, oneTimeUntil, moneyFrom };
      const made = await register.insert(tx, row, { staffId: by, facts });
      return made ? ok() : refuse({ code: "login_taken" });
    }
    if (kind === "device") await secondFactor.forget(tx, member);
    await sql`
      UPDATE oversight.staff
      SET money_from = ${moneyFrom}, roles = coalesce(${roles}::text[], roles),
          disabled_at = CASE WHEN ${kind === "open"} THEN NULL ELSE disabled_at END,
          password_hash = coalesce(${second?.hash ?? null}, password_hash),
          one_time_until = coalesce(${second ? oneTimeUntil : null}, one_time_until)
      WHERE staff_id = ${member}
    `.execute(tx);
    if (kind === "password" || kind === "device") await endSessions(tx, member);
    await audit.record(tx, {
      staffId: by,
      action: acts[kind],
      subject: member,
      facts,
      ...tellDifference(kind, stood, roles),
    });
    return ok();
  }

  return {
    /** The longest waiting first. */
    async list(): Promise<StaffRequest[]> {
      const { rows } = await sql<StaffRequest>`
        SELECT ${columns} FROM oversight.staff_request
        WHERE answer IS NULL AND expires_at > ${clock()} ORDER BY asked_at, request_id
      `.execute(database.db);
      return rows;
    },

    /** Answers the first half of a one-time sign-in, where one is to be made. */
    ask: ({
      change,
      askedBy,
      reason,
    }: {
      readonly change: AskedStaffChange;
      readonly askedBy: string;
      readonly reason: string;
    }): Promise<
      Result<{ readonly request: StaffRequest; readonly half: string | null }, AskStaffRefusal>
    > =>
      transact(database, async (tx): Promise<Result<Asked, AskStaffRefusal>> => {
        await expire(tx);
        const found = await lookAt(tx, change);
        if (!found.ok) return found;
        const { staffId, login, name, stood } = found.value;
        if (staffId === askedBy) return refuse({ code: "own_login" });
        const roles = "roles" in change ? change.roles : null;
        if (roles !== null && !isApart(roles)) return refuse({ code: "roles_apart" });
        const { kind } = change;
        const half = needsSignIn(kind) ? mintHalf() : null;
        const kept: Kept = { half, person: change.kind === "create" ? change.person : null };
        const [id, now] = [uuidv7(), clock()];
        const sealed =
          half === null ? null : seal(keyring, Buffer.from(JSON.stringify(kept)), sealing(id));
        const { rows } = await sql<StaffRequest>`
          INSERT INTO oversight.staff_request
            (request_id, kind, staff_id, login, login_folded, name, roles, stood, reason, asked_by,
             asked_at, expires_at, sealed)
          VALUES (${id}, ${kind}, ${staffId}, ${login}, ${foldStaffLogin(login)}, ${name},
                  ${roles}::text[], ${stood && JSON.stringify(stood)}::jsonb, ${reason}, ${askedBy},
                  ${now}, ${new Date(now.getTime() + waitsMs)}, ${sealed})
          ON CONFLICT (login_folded) WHERE answer IS NULL DO NOTHING
          RETURNING ${columns}
        `.execute(tx);
        const [request] = rows;
        if (request === undefined) return refuse({ code: "staff_request_waits" });
        await audit.record(tx, {
          staffId: askedBy,
          action: "staff.request-asked",
          subject: staffId,
          facts: { request: id, kind, login, reason, ...(roles && { roles: roles.join(" ") }) },
        });
        return ok({ request, half });
      }),

    /** Judged again with the yes: who asked, who answers, and whether the login stands as it did. */
    async answer({
      requestId,
      staffId,
      verdict,
    }: {
      readonly requestId: string;
      readonly staffId: string;
      readonly verdict: Verdict;
    }): Promise<Result<{ readonly half: string | null }, AnswerStaffRefusal>> {
      const seen = await find(database.db, requestId, { lock: false });
      if (seen === undefined) return refuse({ code: "not_found" });
      const isYes = verdict === "approved";
      // Hashing takes its time, so no row is held meanwhile.
      const prepared = isYes && seen.state === "waiting" ? await prepare(seen) : ok(undefined);
      if (!prepared.ok) return prepared;
      const second = prepared.value;
      return transact(database, async (tx): Promise<Result<Told, AnswerStaffRefusal>> => {
        await lockAdministrators(tx);
        const request = await find(tx, requestId, { lock: true });
        if (request === undefined) return refuse({ code: "not_found" });
        if (request.state === "expired") return refuse({ code: "staff_request_outdated" });
        const decided = decideAnswer(request, { staffId, verdict });
        if (!decided.ok) return decided;
        // The half was told with the first yes, and is not there any more.
        if (decided.value === "repeated") return refuse({ code: "already_answered" });
        if (isYes) {
          if (request.staffId === staffId) return refuse({ code: "own_login" });
          if (!(await isStanding(tx, request, staffId))) {
            return refuse({ code: "staff_request_outdated" });
          }
          const done = await carryOut(tx, request, { staffId, second });
          if (!done.ok) return done;
        } else {
          const action = `staff.request-${decided.value}` as const;
          const facts = { request: requestId, kind: request.kind, login: request.login };
          await audit.record(tx, { staffId, action, subject: request.staffId, facts });
        }
        await sql`
          UPDATE oversight.staff_request
          SET answer = ${decided.value}, answered_by = ${staffId}, answered_at = ${clock()},
              sealed = NULL
          WHERE request_id = ${requestId}
        `.execute(tx);
        return ok({ half: isYes ? (second?.half ?? null) : null });
      });
    },

    /** A request that waited too long keeps nothing that was sealed with it. */
    sweep: () => expire(database.db),
  };
}

type Asked = { readonly request: StaffRequest; readonly half: string | null };
type Told = { readonly half: string | null };
type Overloaded = Extract<AnswerStaffRefusal, { code: "overloaded" }>;

/** Which login it is about, and how that stands now. */
async function lookAt(
  tx: Transact,
  change: AskedStaffChange,
): Promise<Result<About, AskStaffRefusal>> {
  if (change.kind === "create") {
    const { login, name, person } = change;
    const staffId = uuidv7();
    if (await isLoginTaken(tx, login)) return refuse({ code: "login_taken" });
    // A rehearsal: the address is taken with the yes, and who is a player is told now.
    await sql`SAVEPOINT rehearsal`.execute(tx);
    const isFree = await claimForStaff(tx, { ...person, name, staffId });
    await sql`ROLLBACK TO SAVEPOINT rehearsal`.execute(tx);
    return isFree
      ? ok({ staffId, login, name, stood: null })
      : refuse({ code: "staff_is_a_player" });
  }
  const found = await findStood(tx, change.memberId);
  if (found === undefined) return refuse({ code: "not_found" });
  const { closed, device } = found.stood;
  const fits = change.kind === "open" ? closed : !closed;
  return fits && (change.kind !== "device" || device) ? ok(found) : refuse({ code: "not_found" });
}

async function findStood(
  tx: Transact,
  memberId: string,
): Promise<(About & { readonly stood: Stood }) | undefined> {
  const { rows } = await sql<Stood & { readonly login: string }>`
    SELECT s.login, s.name, s.roles, s.disabled_at IS NOT NULL AS closed, EXISTS (
             SELECT FROM oversight.staff_totp AS t
             WHERE t.staff_id = s.staff_id AND t.confirmed_at IS NOT NULL
           ) AS device
    FROM oversight.staff AS s WHERE s.staff_id = ${memberId} FOR UPDATE
  `.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { login, ...stood } = row;
  return { staffId: memberId, login, name: stood.name, stood };
}

async function isStanding(tx: Transact, request: Row, answeredBy: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM oversight.staff
    WHERE staff_id IN (${request.askedBy}, ${answeredBy})
      AND 'administrator' = ANY (roles) AND disabled_at IS NULL
  `.execute(tx);
  if (rows.length !== 2) return false;
  if (request.stood === null) return true;
  const now = await findStood(tx, request.staffId);
  return isDeepStrictEqual(now?.stood, request.stood);
}

function tellDifference(
  kind: Exclude<StaffRequest["kind"], "create">,
  stood: Stood | null,
  roles: readonly StaffRole[] | null,
): { readonly before?: object; readonly after?: object } {
  switch (kind) {
    case "roles":
      return { before: { roles: stood?.roles }, after: { roles } };
    case "device":
      return { before: { secondFactor: true }, after: { secondFactor: false } };
    case "open":
      return { before: { disabled: true }, after: { disabled: false } };
    case "password":
      return {};
  }
}

/** Counted by an alarm: acts on logins within a day, but for those of the first start. */
export async function countStaffActs(
  { db }: Pick<Database, "db">,
  clock: Clock,
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ act: string; count: number }>`
    SELECT action AS act, count(*)::int AS count FROM oversight.audit
    WHERE happened_at > ${new Date(clock().getTime() - dayMs)} AND action IN (
      'staff.request-asked', 'staff.created', 'staff.password-renewed', 'staff.second-factor-reset',
      'staff.roles-set', 'staff.enabled', 'staff.recovered'
    ) AND (staff_id IS NOT NULL OR action = 'staff.recovered')
    GROUP BY action
  `.execute(db);
  const none = [...Object.values(acts), "staff.request-asked", "staff.recovered"];
  return Object.fromEntries([
    ...none.map((act) => [act, 0] as const),
    ...rows.map(({ act, count }) => [act, count] as const),
  ]);
}
