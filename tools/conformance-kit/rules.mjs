/** A rule that the wallet broke, in words a reader of the report understands. */
export class Broken extends Error {}

export function expectStatus(answer, wanted, what) {
  const allowed = [wanted].flat();
  if (allowed.includes(answer.status)) return answer;
  const said = answer.status ?? answer.code ?? `HTTP ${answer.http}`;
  const detail = answer.detail === undefined ? "" : ` (${answer.detail})`;
  throw new Broken(`${what} answers ${said}${detail}, not ${allowed.join(" or ")}`);
}

export function expectEqual(actual, wanted, what) {
  if (actual === wanted) return;
  throw new Broken(`${what} is ${String(actual)}, not ${String(wanted)}`);
}

/** Runs what a scenario does and says by how much the balance moved. */
export async function movedBy(play, act) {
  const before = await play.balance();
  await act();
  return (await play.balance()) - before;
}

/** A scenario that plays, and by how much the balance has to have moved in the end. */
export function plays(id, family, rule, wanted, act, needs = []) {
  return {
    id,
    family,
    rule,
    needs,
    async run({ play, ...world }) {
      const round = play.newRound();
      const moved = await movedBy(play, () => act({ ...world, play, round }));
      expectEqual(moved, wanted, "what moved");
    },
  };
}
