import { presentAsked, type Onlooker } from "./present-asked.ts";
import { placeCodes, stakesIn, type OneKeptGame, type ProfileChange } from "@croupier/casino";
import type { KeptGameView, ProfileChangeView, WholeGameView } from "@croupier/contracts";
import { assets, formatDecimal, money } from "@croupier/kit/money";

/** Who looks, and how colleagues are called. */
type Kept = Omit<OneKeptGame, "changes" | "profiles">;

export function presentKeptGame(game: Kept, onlooker: Onlooker): KeptGameView {
  const { profile, switched, waiting } = game;
  return {
    game: game.game,
    family: game.family.rules.family,
    product: game.product,
    open: !game.isDisabled,
    switched: switched && {
      at: switched.at.toISOString(),
      by: onlooker.nameOf(switched.by),
      reason: switched.reason,
    },
    badge: game.badge ?? null,
    profile: {
      name: profile.name,
      version: profile.version,
      since: profile.since.toISOString(),
      returnToPlayer: game.returnToPlayer,
    },
    stakes: assets.flatMap((currency) => {
      const range = stakesIn(game, currency);
      if (range === undefined) return [];
      const spell = (minor: bigint) => formatDecimal(money(minor, currency));
      return [{ currency, min: spell(range.min), max: spell(range.max) }];
    }),
    closedUnder: [...game.closedUnder],
    sessionsOpen: game.sessionsOpen,
    roundsOpen: game.roundsOpen,
    waiting: waiting && presentChange(waiting, onlooker),
  };
}

export function presentWholeGame(game: OneKeptGame, onlooker: Onlooker): WholeGameView {
  return {
    ...presentKeptGame(game, onlooker),
    changes: game.changes.map((change) => presentChange(change, onlooker)),
    profiles: game.profiles.map(({ profile: name, returnToPlayer }) => ({ name, returnToPlayer })),
    places: [...placeCodes],
  };
}

function presentChange(change: ProfileChange, onlooker: Onlooker): ProfileChangeView {
  const { id, profile, reason, state, version } = change;
  return {
    id,
    profile,
    reason,
    state,
    ...presentAsked(change, onlooker),
    version,
  };
}
