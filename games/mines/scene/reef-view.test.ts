import { seededChance } from "@croupier/kit/fair";
import { replayRound } from "@croupier/kit/rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { minesConfig, minesRules, type MinesAction } from "../rules/face.ts";
import { afterEvent, emptyReef } from "./reef-view.ts";
import { loadMinesWords } from "./words/mines-words.ts";

test("what is folded out of a book is the reef of the rules, and shows no mine before the end", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 24 }),
      fc.shuffledSubarray(Array.from({ length: 25 }, (_, shell) => shell)),
      fc.nat(),
      (mines, shells, nonce) => {
        const opening = { config: minesConfig, stake: 100n, choice: { mines } };
        const chance = () => seededChance({ serverSeed: "ours", playerSeed: "theirs", nonce });
        const actions: MinesAction[] = [];
        for (const shell of shells) {
          const next = [...actions, { move: "open", shell } as const];
          if (replayRound(minesRules, opening, { actions: next, chance: chance() }) === undefined)
            break;
          actions.push({ move: "open", shell });
        }
        const steps = replayRound(minesRules, opening, { actions, chance: chance() }) ?? [];
        const last = steps.at(-1);
        const reef = steps.flatMap(({ events }) => events).reduce(afterEvent, emptyReef(0));
        const seen = (kind: string) => reef.shells.flatMap((one, at) => (one === kind ? [at] : []));
        expect(seen("pearl")).toEqual([...(last?.state.opened ?? [])].sort((a, b) => a - b));
        const isOver = last?.payout !== undefined;
        expect(reef.isOver).toBe(isOver);
        const shown = [...seen("mine"), ...seen("hit")].sort((a, b) => a - b);
        expect(shown).toEqual(isOver ? last.state.mines : []);
      },
    ),
  );
});

test.each([
  ["en", "A mine, after 1 pearl. Nothing is paid."],
  ["es", "Una mina, tras 1 perla. No se paga nada."],
  ["de", "Eine Mine, nach: 1 Perle. Nichts wird ausgezahlt."],
] as const)("in %s a round is told in a sentence", async (language, sentence) => {
  const { told } = await loadMinesWords(language);
  const events = [
    { type: "laid", mines: 3, next: 11_250 },
    { type: "pearlFound", shell: 4, multiple: 11_250, next: 12_857 },
    { type: "mineHit", shell: 7 },
  ] as const;
  expect(told({ choice: { mines: 3 }, events, stake: "$1.00", payout: "$0.00", won: false })).toBe(
    sentence,
  );
});
