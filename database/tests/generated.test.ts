import { expect, test } from "vitest";
import { findStale } from "../src/generate.ts";

test("types and snapshot are fresh: they say what the migrations say (npm run fix writes them)", async () => {
  const serverUrl = process.env.CROUPIER_TEST_DATABASE_URL ?? "";
  expect(await findStale(serverUrl)).toEqual([]);
});
