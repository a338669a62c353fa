import { defineGame } from "@croupier/game-stage/scene";
import { rouletteRules } from "../rules/face.ts";
import bowl from "./art/wheel-bowl.webp";
import rotor from "./art/wheel-rotor.webp";
import { RouletteScene } from "./RouletteScene.tsx";
import { rouletteVoices } from "./roulette-voices.ts";
import { betOf, emptyCloth } from "./roulette-wish.ts";
import { loadRouletteWords } from "./words/roulette-words.ts";

export const rouletteGame = defineGame({
  rules: rouletteRules,
  Scene: RouletteScene,
  firstChoice: () => emptyCloth,
  bet: betOf,
  isLaid: true,
  loadWords: loadRouletteWords,
  voices: rouletteVoices,
  pictures: [bowl, rotor],
});
