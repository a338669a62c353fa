import type { Chance } from "@croupier/kit/fair";
import { fractionOf, inUnits, type Multiple, type Rules, type Step } from "@croupier/kit/rules";
import { playTumble } from "./play-tumble.ts";
import { cellsWith, showEmbers, showView } from "./show-field.ts";
import type { TumbleConfig } from "./tumble-config.ts";
import type { TumbleEvent } from "./tumble-events.ts";
import {
  drawInto,
  emptyField,
  sumEmbers,
  vaultOf,
  type Draws,
  type Field,
  type Vault,
} from "./vault.ts";

/** To buy is to go straight to the free spins: the stake is then what they cost. */
export type TumbleChoice = { readonly buy: boolean };

/** All of it is decided at once: there is nothing to stand in. */
export type TumbleState = Record<string, never>;

export const tumbleRules: Rules<TumbleConfig, TumbleChoice, never, TumbleState, TumbleEvent> = {
  family: "tumble",

  readChoice(asked, { config, stake }) {
    if (asked === undefined || asked === null) return { buy: false };
    if (typeof asked !== "object" || Array.isArray(asked)) return undefined;
    const { buy = false } = asked as { readonly buy?: unknown };
    if (buy === false) return { buy };
    if (buy !== true || config.buyStakes === null) return undefined;
    return stake % BigInt(config.buyStakes) === 0n ? { buy } : undefined;
  },
  /** The spin that a price is a multiple of is one that could be spun. */
  isTaken({ buy }, { config, stake, stakeMin, stakeMost }) {
    const unit = buy ? stake / BigInt(config.buyStakes ?? 1) : stake;
    return unit >= stakeMin && unit <= stakeMost;
  },
  readAction: () => undefined,

  open({ config, stake, choice }, chance): Step<TumbleState, TumbleEvent> {
    const events: TumbleEvent[] = [];
    const multiple = playRound(config, chance, { buy: choice.buy, events });
    const unit = choice.buy ? stake / BigInt(config.buyStakes ?? 1) : stake;
    const paid = inUnits(fractionOf(unit, multiple), config, chance.below);
    return { events, state: {}, staked: stake, ...paid };
  },
  act: () => undefined,
  endFor(): never {
    throw new Error("a round is over when nothing tumbles any more");
  },
};

/**
 * From the spin that was paid for, or from the first of those that were bought, to the last free one:
 * what all of them pay of the stake one is played at. Events are told where somebody listens.
 */
export function playRound(
  config: TumbleConfig,
  chance: Chance,
  { buy, events }: { readonly buy: boolean; readonly events?: TumbleEvent[] },
): Multiple {
  const vault = vaultOf(config);
  const field = emptyField(vault);
  const counts = new Uint8Array(vault.symbols.length);
  let total = 0;
  let carried = 0;
  let given = buy ? config.freeSpins.first : 0;
  if (buy) events?.push({ type: "bought", stakes: config.buyStakes ?? 0, spins: given });
  for (let spin = buy ? 1 : 0; spin <= given; spin += 1) {
    const draws = spin === 0 ? vault.paid : vault.free;
    fill(vault, field, draws, chance);
    events?.push({
      type: "dropped",
      spin,
      of: given,
      view: showView(vault, field),
      embers: showEmbers(vault, field),
    });
    const before = playTumble(vault, { field, draws, chance, counts, events });
    const sum = before > 0 ? sumEmbers(field) : 0;
    const multiple = sum === 0 ? before : before * (carried + sum);
    if (sum > 0) {
      events?.push({ type: "embersCounted", sum, carried, before, multiple });
      if (spin > 0) carried += sum;
    }
    total = Math.min(config.most, total + multiple);
    events?.push({ type: "spinEnded", multiple, total });
    if (total === config.most) {
      events?.push({ type: "mostReached", total });
      return total;
    }
    const spins = spinsFor(config, { spin, given, scatters: counts[vault.scatter] as number });
    if (spins === 0) continue;
    given += spins;
    const cells = events ? cellsWith(vault, field, vault.scatter) : [];
    events?.push({ type: "spinsGiven", cells, spins, left: given - spin });
  }
  return total;
}

/** What so many scatters give, as far as there may still be more. */
function spinsFor(
  { freeSpins }: TumbleConfig,
  {
    spin,
    given,
    scatters,
  }: { readonly spin: number; readonly given: number; readonly scatters: number },
): number {
  const isEnough = scatters >= (spin === 0 ? freeSpins.scatters : freeSpins.scattersAgain);
  if (!isEnough) return 0;
  return Math.min(spin === 0 ? freeSpins.first : freeSpins.again, freeSpins.most - given);
}

function fill(vault: Vault, field: Field, draws: Draws, chance: Chance): void {
  for (let cell = 0; cell < field.symbols.length; cell += 1) {
    drawInto(vault, field, { cell, draws, chance });
  }
}
