import fc from "fast-check";
import { busy, kinds, kindsAlone, players, slots, type Command } from "./command.ts";

type Moment = readonly Command[];

const plays = ["bet", "bet", "bet", "win", "win", "rollback", "end_round", "prize"] as const;

const player = fc.oneof(
  { weight: 5, arbitrary: fc.nat(busy - 1) },
  { weight: 1, arbitrary: fc.nat(players - 1) },
);
const slot = fc.nat(slots - 1);
const facts = {
  operation: fc.nat(7),
  minor: fc.constantFrom(0n, 1n, 2n, 3_33n, 10_00n, 40_00n, 250_00n),
  spend: fc.constantFrom("cash_first", "bonus_first", "cash_only"),
  other: fc.boolean(),
} as const;

const anyKind = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...kinds) },
  { weight: 2, arbitrary: fc.constantFrom(...plays) },
);
const one = fc.record({ kind: anyKind, player, slot, ...facts });
const alone = fc.record({ kind: fc.constantFrom(...kindsAlone), player, slot, ...facts });

/** What is asked at one moment: one, the same twice, or several that may meet. */
const moment: fc.Arbitrary<Moment> = fc.oneof(
  { weight: 4, arbitrary: one.map((command) => [command]) },
  { weight: 2, arbitrary: one.map((command) => [command, command]) },
  { weight: 2, arbitrary: fc.array(one, { minLength: 2, maxLength: 3 }) },
  { weight: 2, arbitrary: alone.map((command) => [command]) },
);

/** Ways that chance alone seldom goes to their end: each step is one of its kinds, of one player and slot. */
const stories = [
  [
    ["deposit_paid"],
    ["bet", "bonus_grant", "withdrawal_request"],
    ["deposit_charged_back", "deposit_charged_back", "deposit_sent_back", "deposit_refund"],
    ["deposit_charge_lifted", "deposit_refund_declined", "prize", "worker"],
    ["deposit_charge_lifted", "deposit_charged_back", "deposit_sent_back", "deposit_paid"],
  ],
  [
    ["deposit_paid"],
    ["withdrawal_request"],
    ["worker"],
    ["withdrawal_approve", "withdrawal_approve", "withdrawal_reject", "withdrawal_cancel"],
    ["withdrawal_stop", "deposit_charged_back", "worker"],
    ["withdrawal_sent", "withdrawal_arrived", "worker"],
    ["withdrawal_arrived", "withdrawal_declined", "withdrawal_sent_back"],
  ],
  [
    ["deposit_paid"],
    ["withdrawal_request"],
    ["worker", "withdrawal_cancel"],
    ["withdrawal_approve", "bet"],
    ["deposit_charged_back", "deposit_sent_back", "withdrawal_stop"],
    ["worker", "withdrawal_approve", "deposit_charge_lifted"],
  ],
  [
    ["deposit_paid", "adjust"],
    ["transfer_send"],
    ["worker"],
    ["transfer_take", "transfer_decline", "transfer_take_back", "worker"],
  ],
  [["bonus_grant"], ["bet", "bonus_release"], ["win", "rollback", "bonus_forfeit"]],
] as const satisfies readonly (readonly (readonly Command["kind"][])[])[];

const story: fc.Arbitrary<readonly Moment[]> = fc
  .tuple(fc.constantFrom(...stories), player, slot)
  .chain(([steps, who, which]) =>
    fc.tuple(
      ...steps.map((some: readonly Command["kind"][]) =>
        fc
          .record({ kind: fc.constantFrom(...some), ...facts })
          .map((drawn) => [{ ...drawn, player: who, slot: which }]),
      ),
    ),
  );

/** So many commands, moment by moment. */
export function drawRun(commands: number): fc.Arbitrary<readonly Moment[]> {
  const stretch = fc.oneof(
    { weight: 3, arbitrary: moment.map((asked) => [asked]) },
    { weight: 1, arbitrary: story },
  );
  return fc
    .array(stretch, { minLength: commands, maxLength: commands, size: "max" })
    .map((stretches) => {
      let left = commands;
      return stretches.flat().flatMap((asked) => {
        const some = asked.slice(0, left);
        left -= some.length;
        return some.length === 0 ? [] : [some];
      });
    });
}
