import type { QueueDepth } from "@croupier/oversight";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** Every figure the worker shows. docs/reference/alarms.md says from which value on somebody is woken. */
export function createWorkerMetrics({
  readQueue,
  ...counts
}: {
  readQueue: () => Promise<QueueDepth>;
} & Counts) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const jobsOldestDueSeconds = new Gauge({
    name: "croupier_jobs_oldest_due_seconds",
    help: "How long the oldest due job has been waiting",
    registers,
  });
  const jobs = new Gauge({
    name: "croupier_jobs",
    help: "Jobs in the queue, by state: waiting (due), running, failed (gave up)",
    labelNames: ["state"] as const,
    registers,
    // Read when somebody looks, not on a timer: a scrape sees the queue of its own moment.
    async collect() {
      const depth = await readQueue();
      this.set({ state: "waiting" }, depth.waiting);
      this.set({ state: "running" }, depth.running);
      this.set({ state: "failed" }, depth.failed);
      jobsOldestDueSeconds.set(depth.oldestDueSeconds);
    },
  });
  return {
    registry,
    jobs,
    jobsOldestDueSeconds,
    jobSeconds: new Histogram({
      name: "croupier_job_seconds",
      help: "How long a job ran, by task and outcome",
      labelNames: ["task", "outcome"] as const,
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
      registers,
    }),
    messages: new Counter({
      name: "croupier_messages_total",
      help: "Mail and SMS that left the outbox or gave up, by outcome",
      labelNames: ["outcome"] as const,
      registers,
    }),
    unhandled: new Counter({
      name: "croupier_unhandled_errors_total",
      help: "Errors nobody expected; each is recorded with its trace",
      registers,
    }),
    ...countWaiting(registry, counts),
    ...countPlay(registry),
    ledgerSealed: new Counter({
      name: "croupier_ledger_sealed_transfers_total",
      help: "Transfers sealed into the chain of blocks",
      registers,
    }),
    ledgerFindings: new Gauge({
      name: "croupier_ledger_audit_findings",
      help: "Rows the latest audit of the ledger returned. Anything above 0 is an emergency",
      registers,
    }),
    ledgerAuditedAt: new Gauge({
      name: "croupier_ledger_audit_finished_timestamp_seconds",
      help: "When the latest audit of the ledger finished",
      registers,
    }),
  };
}

export type WorkerMetrics = ReturnType<typeof createWorkerMetrics>;

/** What was played and nobody ended. */
function countPlay(registry: Registry) {
  const registers = [registry];
  return {
    stakesExpired: new Counter({
      name: "croupier_stakes_expired_total",
      help: "Stakes of rounds that nobody ended, given back",
      registers,
    }),
    stakesStuck: new Gauge({
      name: "croupier_stakes_stuck",
      help: "Stakes that should have gone back and could not, as the latest run saw them",
      registers,
    }),
    roundsEnded: new Counter({
      name: "croupier_rounds_ended_total",
      help: "Rounds of our own games that nobody ended, played to their end by their rules",
      registers,
    }),
    gameReturn: new Gauge({
      name: "croupier_game_return_deviations",
      help: "How far the return of a game in thirty days lies from what its rules declare, in deviations",
      labelNames: ["game"] as const,
      registers,
    }),
    gamesOdd: new Gauge({
      name: "croupier_games_odd",
      help: "Games whose return chance does not explain",
      registers,
    }),
    roundsStuck: new Gauge({
      name: "croupier_rounds_stuck",
      help: "Rounds that should have been ended and could not, as the latest run saw them",
      registers,
    }),
    seatsParked: new Gauge({
      name: "croupier_seats_parked",
      help: "Seats of shared flights that came down and could not be paid",
      registers,
    }),
  };
}

type Counts = {
  readonly countStaffActs: () => Promise<Readonly<Record<string, number>>>;
  readonly countLateWithdrawals: () => Promise<number>;
  readonly countLateTickets: () => Promise<number>;
};

/** Figures that are counted when somebody looks. */
function countWaiting(registry: Registry, counts: Counts) {
  const registers = [registry];
  const staffActs = new Gauge({
    name: "croupier_staff_acts",
    help: "What was asked for and done to logins of staff within a day, by act",
    labelNames: ["act"] as const,
    registers,
    async collect() {
      for (const [act, count] of Object.entries(await counts.countStaffActs()))
        this.set({ act }, count);
    },
  });
  const withdrawalsLate = new Gauge({
    name: "croupier_withdrawals_late",
    help: "Withdrawals under way that are not there by the time their players were promised",
    registers,
    async collect() {
      this.set(await counts.countLateWithdrawals());
    },
  });
  const ticketsLate = new Gauge({
    name: "croupier_tickets_late",
    help: "Open tickets that were not answered by the time their senders were promised",
    registers,
    async collect() {
      this.set(await counts.countLateTickets());
    },
  });
  return { staffActs, withdrawalsLate, ticketsLate };
}
