/** Every "no" of a play, in order of precedence; what money and guards refuse comes after these. */
export const casinoRefusals = [
  /** Nothing of this name is the player's. */
  "round_unknown",
  /** This press was used for another play, or this place of a round for another action. */
  "play_reused",
  /** Staff switched the game off, or it was never switched on. */
  "game_closed",
  /** Another configuration counts than when it was opened: what the player was shown is not what holds. */
  "game_changed",
  "not_offered_here",
  /** Nobody pressed for this play, and the law wants a press for every one. */
  "autoplay_not_offered",
  /** A round of this game waits for its player. */
  "round_open",
  /** The next server seed is another one than the player was shown. */
  "seeds_changed",
  "round_too_soon",
  /** No flight boards now, or the one that was asked for has taken off. */
  "flight_gone",
  "action_not_allowed",
  /** The round does not come out as it was shown, or its money is not where it was left: people look at it. */
  "round_stopped",
  "stake_out_of_range",
  "choice_not_offered",
  /** There are no such free rounds, or none are left. */
  "free_rounds_over",
] as const;

export type CasinoRefusalCode = (typeof casinoRefusals)[number];

/** Why a game is not opened. */
export const launchRefusals = [
  "game_unknown",
  "game_closed",
  "not_offered_here",
  "currency_not_offered",
  "practice_not_offered",
] as const;

export type LaunchRefusalCode = (typeof launchRefusals)[number];
