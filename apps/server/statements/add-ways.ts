import type { NamedWay, PaymentHistory } from "@croupier/cashier";
import type { Statement, ToldMovement } from "@croupier/wallet";

/** A movement with the card, account or player its money came from or went to, where there is one. */
export type ShownMovement = ToldMovement & { readonly way?: NamedWay | undefined };

/** A statement whose movements name their ways. */
export type ShownStatement = Omit<Statement, "movements"> & {
  readonly movements: () => AsyncGenerator<ShownMovement, void, undefined>;
};

const paid: ReadonlySet<string> = new Set(["deposit", "withdrawal", "transfer"]);
/** As many movements of a statement wait for their ways together. */
const askedAtOnce = 500;

type Ways = Pick<PaymentHistory, "ways">;

export async function addWays(
  { ways }: Ways,
  { playerId, movements }: { playerId: string; movements: readonly ToldMovement[] },
): Promise<ShownMovement[]> {
  const ids = movements.filter(({ group }) => paid.has(group)).map(({ id }) => id);
  const found = ids.length === 0 ? undefined : await ways({ playerId, ids });
  return movements.map((movement) => ({ ...movement, way: found?.get(movement.id) }));
}

export function withWays(
  history: Ways,
  { playerId, statement }: { playerId: string; statement: Statement },
): ShownStatement {
  async function* movements(): AsyncGenerator<ShownMovement, void, undefined> {
    let waiting: ToldMovement[] = [];
    for await (const movement of statement.movements()) {
      waiting.push(movement);
      if (waiting.length < askedAtOnce) continue;
      yield* await addWays(history, { playerId, movements: waiting });
      waiting = [];
    }
    yield* await addWays(history, { playerId, movements: waiting });
  }
  return { ...statement, movements };
}
