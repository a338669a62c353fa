import { createHmac } from "node:crypto";
import type { Endpoint } from "@croupier/contracts";
import { deriveKey, type Keyring } from "@croupier/players";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimiterAbstract } from "rate-limiter-flexible";

export type RateClass = Endpoint["rate"];

export interface Allowance {
  readonly points: number;
  readonly seconds: number;
}

export type Allowances = Readonly<Record<RateClass, Allowance>>;

/** Per player (or network, when nobody is signed in) and call. */
export const allowances: Allowances = {
  poll: { points: 120, seconds: 60 },
  read: { points: 240, seconds: 60 },
  write: { points: 60, seconds: 60 },
  sensitive: { points: 60, seconds: 60 },
  // Faster than anybody presses, and than any game can show a round.
  play: { points: 1_200, seconds: 60 },
  // Everybody who plays a provider's games comes from its few addresses.
  machine: { points: 300_000, seconds: 60 },
};

export type Verdict =
  | { readonly allowed: true; readonly headers: Readonly<Record<string, string>> }
  | { readonly allowed: false; readonly headers: Readonly<Record<string, string>> };

export type RateLimits = ReturnType<typeof createRateLimits>;

export interface RateLimitsOptions {
  readonly allowances?: Allowances;
  /**
   * Where several processes count together. What is polled or read is counted in each process: a
   * shared row per read would cost more than the read. The table holds keyed hashes, because
   * addresses are personal and a plain hash of one is guessed in seconds.
   */
  readonly shared?: { readonly pool: Pool; readonly keyring: Keyring };
}

export function createRateLimits(options: RateLimitsOptions = {}) {
  const given = options.allowances ?? allowances;
  const { shared } = options;
  const nameOf = shared === undefined ? undefined : keyedHash(shared.keyring);
  const limiters: Record<RateClass, RateLimiterAbstract> = {
    poll: inMemory("poll", given.poll),
    read: inMemory("read", given.read),
    write: counted("write", given.write, shared?.pool),
    sensitive: counted("sensitive", given.sensitive, shared?.pool),
    play: inMemory("play", given.play),
    machine: inMemory("machine", given.machine),
  };

  return {
    async spend(rate: RateClass, key: string): Promise<Verdict> {
      try {
        const isKept = limiters[rate] instanceof RateLimiterPostgres;
        const name = isKept && nameOf !== undefined ? nameOf(key) : key;
        const spent = await limiters[rate].consume(name);
        return { allowed: true, headers: describe(given[rate], spent) };
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        const wait = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
        const headers = { ...describe(given[rate], reason), "retry-after": String(wait) };
        return { allowed: false, headers };
      }
    },
  };
}

/** The same in every process, so that they count together; other keys merely begin to count anew. */
function keyedHash(keyring: Keyring): (key: string) => string {
  const secret = deriveKey(keyring, keyring.currentId, "rate limits");
  return (key) => createHmac("sha256", secret).update(key).digest("base64url");
}

function describe(allowance: Allowance, spent: RateLimiterRes): Record<string, string> {
  return {
    "x-ratelimit-limit": String(allowance.points),
    "x-ratelimit-remaining": String(Math.max(0, spent.remainingPoints)),
    "x-ratelimit-reset": String(Math.ceil(spent.msBeforeNext / 1000)),
  };
}

function inMemory(rate: RateClass, { points, seconds }: Allowance): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: rate, points, duration: seconds });
}

function counted(rate: RateClass, allowance: Allowance, pool: Pool | undefined) {
  if (pool === undefined) return inMemory(rate, allowance);
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    schemaName: "server",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: rate,
    points: allowance.points,
    duration: allowance.seconds,
    // Whoever is over already is turned away without asking the database again.
    inMemoryBlockOnConsumed: allowance.points + 1,
    // While the database is away, each process counts for itself.
    insuranceLimiter: inMemory(rate, allowance),
  });
}
