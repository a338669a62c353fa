import { queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";

const { gameDesk } = client;

export type FiguresQuestion = {
  readonly from: string;
  readonly until: string;
  readonly game?: string | undefined;
};

export const figures = (question: FiguresQuestion) =>
  queryOptions({
    queryKey: ["game-performance", question],
    queryFn: async ({ signal }) => valueOf(await gameDesk.performance({ signal, query: question })),
    refetchInterval: 60_000,
  });

export async function takeFigures(question: FiguresQuestion, by: "game" | "day") {
  const { from, until, game } = question;
  const body = { from, until, by, ...(game === undefined ? {} : { game }) };
  return valueOf(await gameDesk.takePerformance({ body }));
}
