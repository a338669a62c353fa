export { emberVaultConfig } from "./ember-vault.ts";
export type { TumbleConfig } from "./tumble-config.ts";
export type { Ember, TumbleCell, TumbleEvent } from "./tumble-events.ts";
export { tumbleParSheet } from "./tumble-par-sheet.ts";
export { playRound, tumbleRules, type TumbleChoice, type TumbleState } from "./tumble-rules.ts";
