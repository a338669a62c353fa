import { getAsset } from "@croupier/kit/money";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPots } from "./open-pots.ts";

const eur = getAsset("EUR");
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pot(hundredths: number) {
  return { gameId: "dice", asset: eur, hundredths };
}

test("[S7.3] pots are told by currency, and who listens hears of it when one has changed", async () => {
  const read = vi.fn(async () => [pot(500_00)]);
  const failures: unknown[] = [];
  const pots = await openPots({
    readPots: read,
    reportError: (error) => failures.push(error),
    lookMs: 10,
  });
  const heard = vi.fn();
  pots.onChange(heard);
  expect(await pots.readJackpots("EUR")).toEqual([{ gameId: "dice", amount: 500_00 }]);
  expect(await pots.readJackpots(undefined)).toEqual([{ gameId: "dice", amount: 500_00 }]);
  expect(await pots.readJackpots("USD")).toEqual([]);
  await vi.advanceTimersByTimeAsync(25);
  expect(heard).not.toHaveBeenCalled();
  read.mockResolvedValue([pot(500_01)]);
  await vi.advanceTimersByTimeAsync(25);
  expect(heard).toHaveBeenCalledOnce();
  // It dropped: what is shown falls to the seed of the next, and is told as any change.
  read.mockResolvedValue([pot(100_00)]);
  await vi.advanceTimersByTimeAsync(25);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(await pots.readJackpots("EUR")).toEqual([{ gameId: "dice", amount: 100_00 }]);
  read.mockRejectedValueOnce(new Error("no answer"));
  await vi.advanceTimersByTimeAsync(25);
  expect(failures).toHaveLength(1);
  expect(await pots.readJackpots("EUR")).toEqual([{ gameId: "dice", amount: 100_00 }]);
  pots.close();
});
