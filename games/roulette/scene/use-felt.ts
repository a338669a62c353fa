import { timesStake } from "@croupier/kit/rules";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { rouletteBets, rouletteChips, kindOf, type LaidBet } from "../rules/face.ts";
import { amountText, chipText, minorOf } from "./amount-text.ts";
import type { RouletteSceneProps } from "./RouletteScene.tsx";
import {
  betOf,
  lay,
  mostAt,
  overOf,
  played,
  takeOff,
  type RouletteWish,
  type Table,
} from "./roulette-wish.ts";
import { spotOf } from "./cloth/spots.ts";
import type { SpinView } from "./spin-view.ts";

/** What lies on the table and what may be done there, for all its parts. */
export type Felt = ReturnType<typeof useFelt>;

export function useFelt(props: RouletteSceneProps, spin: SpinView) {
  const { choice, onChoice, config, words, currency, locale, stake, stakes, round, phase } = props;
  const [lookedAt, setLookedAt] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState("");
  const text = (minor: bigint) => amountText(minor, { currency, locale });
  const table: Table = {
    config,
    stakeMost: minorOf(stakes.max, currency),
    isFree: stakes.isFree,
  };
  const chip = minorOf(stake, currency);
  const ofRound = useRoundOnCloth(props);
  const bets = ofRound ?? choice.bets;
  const hot = useMemo(() => coveredBy(lookedAt), [lookedAt]);

  /** Lays it where the table takes it; else says how much it takes. */
  function change(next: RouletteWish, done: string): void {
    if (!props.mayChoose || next === choice) return;
    const why = whyNot(next);
    if (why === undefined) {
      onChoice(next);
      setNotice(done);
      props.say("chip");
      return;
    }
    setNotice(why);
    props.say("refused");
  }

  /** Why the table does not take what would lie there then. */
  function whyNot(next: RouletteWish): string | undefined {
    const over = overOf(next.bets, table);
    if (over === undefined) return undefined;
    return over.is === "whole"
      ? words.mostInAll({ amount: text(table.stakeMost) })
      : mostText(over.place);
  }

  function mostText(place: string): string {
    return words.mostOn({ place: placeName(place), amount: text(mostAt(place, table)) });
  }

  function placeName(place: string): string {
    const numbers = rouletteChips.get(place)?.numbers ?? [];
    return words.place({ name: place, kind: kindOf(place), numbers });
  }

  /** What is printed on a field is part of what is heard of it. */
  function heardName(place: string): string {
    const printed = Object.entries(words.printed).find(([name]) => name === place)?.[1];
    const name = placeName(place);
    return printed === undefined || name.includes(printed) ? name : `${printed}, ${name}`;
  }

  function paysText(place: string): string {
    const count = rouletteChips.get(place)?.numbers.length ?? 36;
    return words.pays({ times: 36 / count - 1 });
  }

  const laidOn = (place: string) => BigInt(bets.find(({ bet }) => bet === place)?.stake ?? "0");

  return {
    words,
    text,
    bets,
    spin,
    hot,
    notice,
    table,
    laidOn,
    change,
    whyNot,
    /** No chip of this worth may be laid there any more; the hint says how much may. */
    isFull: (place: string) => whyNot(lay(choice, [place], chip)) !== undefined,
    mayLay: props.mayChoose,
    /** Where the ball lies, until chips are laid for the next round. */
    wonPocket: ofRound !== undefined && spin.stage !== "rolling" ? spin.pocket : undefined,
    isOfRound: ofRound !== undefined,
    stakeOfRound: round === undefined ? 0n : minorOf(round.stake, currency),
    look: setLookedAt,
    layOn(places: readonly string[]) {
      // What the house stakes is one stake, laid somewhere else.
      const from = stakes.isFree ? { ...choice, bets: [] } : choice;
      const next = lay(from, places, chip);
      const sum = text(betOf({ wish: next }).stake);
      const on =
        places.length === 1 ? placeName(places[0] ?? "") : words.chips({ count: places.length });
      change(next, words.laid({ amount: text(chip), on, sum }));
    },
    takeOff(place: string) {
      change(takeOff(choice, place), words.takenOff({ place: placeName(place) }));
    },
    chipOf(minor: bigint) {
      const rank = stakes.steps.findLastIndex((step) => minorOf(step, currency) <= minor);
      return { text: chipText(minor, currency), rank: Math.max(0, rank) };
    },
    /** What came to this place, with what lay there; nothing before it is paid. */
    paidOn(place: string): bigint | undefined {
      const paid = ofRound && spin.paid.find(({ bet }) => bet === place);
      return paid && timesStake(laidOn(place) / BigInt(paid.chips), paid.multiple);
    },
    /** What a place is, what it pays, and what lies there, for who listens. */
    nameOf(place: string): string {
      const laid = laidOn(place);
      return `${heardName(place)}, ${paysText(place)}${laid > 0n ? `, ${words.lies({ amount: text(laid) })}` : ""}`;
    },
    /** The same for who looks, with the most that may lie there. */
    hint: hintOf(
      lookedAt,
      (place) =>
        `${placeName(place)}: ${paysText(place)}, ${words.most({ amount: text(mostAt(place, table)) })}`,
    ),
    phase,
  };
}

function hintOf(lookedAt: readonly string[], say: (place: string) => string): string | undefined {
  const [only, ...more] = lookedAt;
  return only !== undefined && more.length === 0 ? say(only) : undefined;
}

/**
 * What lies on the cloth of the round that is shown; undefined where the player lays anew. When a round is
 * over its chips go back to the player, once, and wait to be laid again.
 */
function useRoundOnCloth({
  phase,
  round,
  choice,
  onChoice,
}: RouletteSceneProps): readonly LaidBet[] | undefined {
  const cleared = useRef<string>(undefined);
  // Before it is painted, or the chips of the round would lie there anew for a moment.
  useLayoutEffect(() => {
    if (phase !== "shown" || round === undefined || round.isReplay) return;
    if (cleared.current === round.id) return;
    cleared.current = round.id;
    onChoice(played(round.choice.bets));
  }, [phase, round, onChoice]);
  const isRound = phase === "playing" || (phase === "shown" && choice.bets.length === 0);
  return isRound ? round?.choice.bets.flatMap(placesOf) : undefined;
}

/** A bet that was called somewhere else lies here as its chips. */
function placesOf({ bet, stake }: LaidBet): readonly LaidBet[] {
  const chips = rouletteBets.get(bet)?.chips ?? [];
  return chips.map(({ name }) => ({
    bet: name,
    stake: String(BigInt(stake) / BigInt(chips.length)),
  }));
}

/** The numbers that chips on these places would be paid by, and those of them that are fields themselves. */
function coveredBy(places: readonly string[]): ReadonlySet<number | string> {
  return new Set(
    places.flatMap((place): (number | string)[] => [
      ...(rouletteChips.get(place)?.numbers ?? []),
      spotOf(place)?.name ?? place,
    ]),
  );
}
