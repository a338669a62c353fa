import { connect } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, parseMoney } from "@croupier/kit/money";
import { createLedger } from "@croupier/ledger";
import { openFanOut } from "@croupier/server";
import type { World } from "./boot.ts";
import type { Person } from "./people.ts";

/**
 * A real transfer from the house, made and announced as one more process of ours would, in the
 * person's currency. It begins where joining's own grant came from, so the account is open.
 */
export async function grantMoney(
  { appUrl }: Pick<World, "appUrl">,
  person: Pick<Person, "id" | "currency">,
  amount: string,
): Promise<void> {
  const granted = parseMoney(amount, getAsset(person.currency));
  if (!granted.ok) throw new Error(`${amount} is no amount: ${granted.refusal.code}`);
  const database = connect({ url: appUrl, max: 1, name: "test world" });
  const errors: unknown[] = [];
  const fanOut = await openFanOut({
    url: appUrl,
    pool: database.pool,
    onError: (error) => errors.push(error),
  });
  const announced: Promise<void>[] = [];
  const ledger = createLedger({
    database,
    announce: (ids) => announced.push(fanOut.announce({ topic: "balance", ids })),
  });
  try {
    const posted = await ledger.post({
      transferId: uuidv7(),
      playerId: person.id,
      kind: "grant",
      from: "house_demo_grants",
      to: "cash_free",
      amount: granted.value,
      reason: "test_world",
      happenedAt: new Date(),
    });
    if (!posted.ok) throw new Error(`nothing was granted: ${posted.refusal.code}`);
    await Promise.all(announced);
    if (errors.length > 0) throw new AggregateError(errors, "the grant was not announced");
  } finally {
    await fanOut.close();
    await database.close();
  }
}
