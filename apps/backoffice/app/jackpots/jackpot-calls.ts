import { queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";
import { gamesKey } from "../games/game-calls.ts";

const { gameDesk } = client;

type Pot = { readonly jackpot: string; readonly currency: string };

export const jackpots = queryOptions({
  queryKey: [...gamesKey, "jackpots"],
  queryFn: async ({ signal }) => valueOf(await gameDesk.jackpots({ signal })).items,
  refetchInterval: 5_000,
});

export async function switchPot(
  { jackpot, currency }: Pot,
  body: { readonly open: boolean; readonly reason: string },
): Promise<void> {
  valueOf(await gameDesk.setPotSwitch({ params: { jackpot, currency }, body }));
}

export async function askPotChange(
  { jackpot, currency }: Pot,
  body: {
    readonly parts: number;
    readonly seed: string;
    readonly dropsBy: string;
    readonly reason: string;
  },
): Promise<void> {
  valueOf(await gameDesk.askPotChange({ params: { jackpot, currency }, body }));
}

export async function answerPotChange(
  change: string,
  answer: "approved" | "declined",
): Promise<void> {
  valueOf(await gameDesk.answerPotChange({ params: { change }, body: { answer } }));
}
