import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyEndpoint } from "@croupier/contracts";
import { joined } from "../people.ts";
import { serve } from "../serve.ts";
import type { Served } from "../serve.ts";
import { fuzzEndpoint } from "./fuzz-endpoint.ts";

const runs = Number(process.env["FUZZ_RUNS"] ?? 200);
const ours = everyEndpoint.filter(({ name }) => !name.startsWith("staff."));

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

describe("D1: hostile requests made from the contract", () => {
  test.each(ours.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s answers each with a clear no, or with what it promises",
    async (name, endpoint) => {
      // Signing out ends the session that the others need, so every call has a person of its own.
      const person = await joined(served, `fuzz.${name.toLowerCase()}`.slice(0, 20));
      const report = await fuzzEndpoint(
        endpoint,
        {
          url: served.url,
          headers: { cookie: person.cookie, origin: served.url },
          session: person.id,
        },
        runs,
      );
      expect(report.wrong).toEqual([]);
      expect(report.sent).toBeGreaterThanOrEqual(runs);
      expect(await unhandled()).toBe(0);
    },
    Math.max(120_000, runs * 100),
  );

  test("nothing that was refused left a trace in the database", async () => {
    const { rows } = await served.fresh.database.pool.query<{ email: string }>(
      "SELECT email FROM players.profile WHERE email NOT LIKE '%@people.example'",
    );
    // A made-up person who meets every rule may join; what must not is a half of one.
    const { rows: halves } = await served.fresh.database.pool.query(
      "SELECT p.player_id FROM players.profile p LEFT JOIN players.credential c ON c.player_id = p.player_id AND c.kind = 'password' WHERE c.player_id IS NULL",
    );
    expect(halves).toEqual([]);
    expect(rows.every(({ email }) => email.includes("@"))).toBe(true);
  });
});

async function unhandled(): Promise<number> {
  const text = await (await fetch(`${served.privateUrl}/metrics`)).text();
  return Number(/^croupier_unhandled_errors_total (\d+)$/m.exec(text)?.[1] ?? "0");
}
