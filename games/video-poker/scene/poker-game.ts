import { defineGame } from "@croupier/game-stage/scene";
import { pokerRules } from "../rules/face.ts";
import { PokerPays } from "./PokerPays.tsx";
import { PokerScene } from "./PokerScene.tsx";
import { pokerVoices } from "./poker-voices.ts";
import { loadPokerWords } from "./words/poker-words.ts";

export const pokerGame = defineGame({
  rules: pokerRules,
  Scene: PokerScene,
  Paytable: PokerPays,
  firstChoice: () => ({}),
  loadWords: loadPokerWords,
  voices: pokerVoices,
  pictures: [],
});
