import type { Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";

export type ProcessRole = "server" | "worker" | "backoffice";

export type SeenProcess = {
  processId: string;
  role: ProcessRole;
  host: string;
  pid: number;
  version: string;
  jobPool: string | undefined;
  startedAt: Date;
  seenAt: Date;
  stoppedAt: Date | undefined;
};

export type Presence = {
  /** Ends the telling and leaves word that this process went on purpose. */
  leave(): Promise<void>;
};

/** A process that has not been heard of for this long is not there, whatever it last said. */
export const silentAfterMs = 45_000;

/**
 * Who runs. Every process tells that it lives; nobody is asked, so that the answer is there also
 * when a process is not. Nothing waits on this: a telling that fails is told again ten seconds on.
 */
export function createProcessRegister({ database, clock }: { database: Database; clock: Clock }) {
  async function tell(me: Introduction & { processId: string; startedAt: Date }): Promise<void> {
    const now = clock();
    await sql`
      INSERT INTO oversight.process
        (process_id, role, host, pid, version, job_pool, started_at, seen_at)
      VALUES
        (${me.processId}, ${me.role}, ${me.host}, ${me.pid}, ${me.version}, ${me.jobPool ?? null},
         ${me.startedAt}, ${now})
      ON CONFLICT (process_id) DO UPDATE SET seen_at = EXCLUDED.seen_at
    `.execute(database.db);
  }

  return {
    /** Tells now, and then every ten seconds until `leave`. */
    async enter(me: Introduction): Promise<Presence> {
      const introduced = { ...me, processId: uuidv7(), startedAt: clock() };
      await tell(introduced);
      const telling = setInterval(() => {
        tell(introduced).catch(me.onUnheard);
      }, tellEveryMs);
      telling.unref();
      return {
        async leave() {
          clearInterval(telling);
          await sql`
            UPDATE oversight.process SET stopped_at = ${clock()}
            WHERE process_id = ${introduced.processId}
          `.execute(database.db);
        },
      };
    },

    /** Everyone heard of since, the latest first. */
    async seenSince(since: Date): Promise<SeenProcess[]> {
      const { rows } = await sql<ProcessRow>`
        SELECT process_id, role, host, pid, version, job_pool, started_at, seen_at, stopped_at
        FROM oversight.process WHERE seen_at >= ${since} ORDER BY role, started_at DESC
      `.execute(database.db);
      return rows.map(presentProcess);
    },

    async forgetUnseenSince(since: Date): Promise<void> {
      await sql`DELETE FROM oversight.process WHERE seen_at < ${since}`.execute(database.db);
    },
  };
}

export type ProcessRegister = ReturnType<typeof createProcessRegister>;

export type Introduction = {
  role: ProcessRole;
  host: string;
  pid: number;
  version: string;
  jobPool?: string;
  onUnheard: (error: unknown) => void;
};

const tellEveryMs = 10_000;

type ProcessRow = {
  process_id: string;
  role: ProcessRole;
  host: string;
  pid: number;
  version: string;
  job_pool: string | null;
  started_at: Date;
  seen_at: Date;
  stopped_at: Date | null;
};

function presentProcess(row: ProcessRow): SeenProcess {
  return {
    processId: row.process_id,
    role: row.role,
    host: row.host,
    pid: row.pid,
    version: row.version,
    jobPool: row.job_pool ?? undefined,
    startedAt: row.started_at,
    seenAt: row.seen_at,
    stoppedAt: row.stopped_at ?? undefined,
  };
}
