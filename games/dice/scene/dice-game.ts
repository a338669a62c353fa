import { defineGame } from "@croupier/game-stage/scene";
import { diceRules } from "../rules/face.ts";
import dieRoll from "./art/die-roll.webp";
import { DiceScene } from "./DiceScene.tsx";
import { diceVoices } from "./dice-voices.ts";
import { loadDiceWords } from "./words/dice-words.ts";

export const diceGame = defineGame({
  rules: diceRules,
  Scene: DiceScene,
  // A little better than even chances of a little less than double: where most people begin.
  firstChoice: () => ({ side: "under", winning: 4_950 }) as const,
  loadWords: loadDiceWords,
  voices: diceVoices,
  pictures: [dieRoll],
  goesOn: true,
});
