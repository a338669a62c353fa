import fc from "fast-check";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runAudit, type PostResult, type Transfer } from "../src/face.ts";
import { LedgerModel, refused } from "./ledger-model.ts";
import { openWorld, transferOf } from "./world.ts";

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.drop());

const account = fc.constantFrom("house_bank", "cash_free", "held", "never_opened");
const command = fc.record({
  player: fc.nat(2),
  /** Few ids, so that repeats and reused ids happen often. */
  id: fc.nat(40),
  from: account,
  to: account,
  minor: fc.bigInt(-1n, 30n),
  asset: fc.constantFrom("EUR", "EUR", "EUR", "USD"),
});
/** Each inner list is asked at the same moment, so that batches of every size come about. */
const history = fc.array(fc.array(command, { minLength: 1, maxLength: 12 }), { maxLength: 12 });

test("whatever is asked, in whatever batches, the ledger answers as the model does", async () => {
  await fc.assert(
    fc.asyncProperty(history, async (moments) => {
      const model = new LedgerModel();
      const players = await Promise.all([0, 1, 2].map(() => world.openPlayer()));
      players.forEach((playerId) =>
        ["cash_free", "held"].forEach((name) => model.open(playerId, name)),
      );
      const ids = Array.from({ length: 41 }, () => uuidv7());
      for (const commands of moments) {
        const transfers = commands
          .filter(({ from, to }) => from !== to)
          .map(({ player, id, from, to, minor, asset }) =>
            transferOf({
              playerId: players[player] ?? "",
              transferId: ids[id] ?? "",
              from,
              to,
              amount: money(minor, getAsset(asset)),
            }),
          );
        const answers = await Promise.all(transfers.map((transfer) => world.ledger.post(transfer)));
        expect(answers.map((answer, index) => spell(transfers[index], answer))).toEqual(
          transfers.map((transfer) => model.post(transfer)),
        );
      }
      for (const playerId of players) {
        for (const name of ["cash_free", "held"]) {
          expect(await world.balanceOf(playerId, name)).toBe(
            model.balances.get(`${playerId} ${name}`),
          );
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(await runAudit(world.database)).toEqual([]);
});

function spell(transfer: Transfer | undefined, answer: PostResult): string {
  if (!answer.ok) return refused(answer.refusal.code);
  expect(answer.value.transferId).toBe(transfer?.transferId);
  return [answer.value.from, answer.value.to]
    .map((reached) => (reached === null ? "house" : reached.balance.minor))
    .join(" ");
}
