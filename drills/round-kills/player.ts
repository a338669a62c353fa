// A process that plays one step of a round, and dies of it where it is told to.
import { connect } from "@croupier/database";
import { openHouse } from "../proofs/open-house.ts";
import type { Moment, Step } from "./moments.ts";

function dieAt(moment: Moment, dies: Moment | null): void {
  if (moment === dies) process.kill(process.pid, "SIGKILL");
}

process.once("message", (step: Step) => {
  void play(step).then((answer) => process.send?.(answer, () => process.exit(0)));
});

async function play({ token, dies, open, act }: Step): Promise<unknown> {
  const database = connect({ url: process.env.BENCH_DATABASE ?? "", max: 4, name: "bench player" });
  const house = await openHouse(
    database,
    (playRounds) =>
      (asked, { lane, room }) =>
        playRounds(asked, {
          lane,
          room: () => {
            const made = room();
            return {
              stakesOf: made.stakesOf,
              async decide(tx, guarded) {
                dieAt("asked and locked", dies);
                const moves = await made.decide(tx, guarded);
                dieAt("decided", dies);
                return moves;
              },
              async keep(tx, moved, purse) {
                dieAt("paid, not written", dies);
                const answers = await made.keep(tx, moved, purse);
                dieAt("written, not committed", dies);
                return answers;
              },
            };
          },
        }),
  );
  const session = await house.sessionOf(token);
  const answer =
    open === undefined
      ? act && (await house.frame.act(session, act))
      : await house.frame.openRound(session, open);
  dieAt("committed, not answered", dies);
  return answer;
}
