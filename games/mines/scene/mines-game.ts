import { defineGame } from "@croupier/game-stage/scene";
import { minesRules } from "../rules/face.ts";
import finds from "./art/finds.webp";
import { MinesScene } from "./MinesScene.tsx";
import { minesVoices } from "./mines-voices.ts";
import { loadMinesWords } from "./words/mines-words.ts";

export const minesGame = defineGame({
  rules: minesRules,
  Scene: MinesScene,
  firstChoice: () => ({ mines: 3 }),
  loadWords: loadMinesWords,
  voices: minesVoices,
  pictures: [finds],
});
