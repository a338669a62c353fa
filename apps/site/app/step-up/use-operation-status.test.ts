import { QueryClient } from "@tanstack/react-query";
import { afterAll, expect, it, vi } from "vitest";

const blocked = {
  operation: "resetting 2FA",
  status: "BLOCKED",
  type: "PASSWORD",
  method: "NOT_APPLICABLE",
  remainingBlockingTime: 900,
  types: ["PASSWORD"],
};
const fetching = vi.fn(async (_path: string) => Response.json(blocked));
vi.stubGlobal("fetch", fetching);
// The calls take the browser's fetch when they are made, so they are made here, and not left to others.
vi.resetModules();
const { operationStatusQuery } = await import("./use-operation-status.ts");
const { provingCalls } = await import("../phone/proving-calls.ts");
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const ask = () =>
  new QueryClient().fetchQuery(operationStatusQuery(provingCalls("0199"), "resetting 2FA"));

it("[S3.9] [S7.18] an operation is asked about by its name, and says for how long it is blocked", async () => {
  expect(await ask()).toEqual(blocked);
  expect(fetching.mock.calls.map(([path]) => path)).toEqual([
    "/services/player-verification/v1/profiles/0199/operations/resetting%202FA/status",
  ]);
});

it("[S8.6] a status that does not come is in the log of the browser, and asked for again it comes", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  fetching.mockRejectedValueOnce(new TypeError("fetch failed"));
  await expect(ask()).rejects.toThrow("fetch failed");
  expect(logged.mock.calls).toEqual([
    ["The status of resetting 2FA could not be fetched", new TypeError("fetch failed")],
  ]);
  expect(await ask()).toMatchObject({ status: "BLOCKED" });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
