import { defineGame } from "@croupier/game-stage/scene";
import { linesRules } from "../rules/face.ts";
import frame from "./art/frame.webp";
import logo from "./art/logo.webp";
import symbols from "./art/symbols.webp";
import { KingfisherPays } from "./KingfisherPays.tsx";
import { LinesScene } from "./LinesScene.tsx";
import { linesVoices } from "./lines-voices.ts";
import { loadLinesWords } from "./words/lines-words.ts";

export const kingfisherGame = defineGame({
  rules: linesRules,
  Scene: LinesScene,
  Paytable: KingfisherPays,
  firstChoice: () => ({}),
  loadWords: loadLinesWords,
  voices: linesVoices,
  pictures: [symbols, frame, logo],
  goesOn: true,
  hasFeature: (events) => events.some(({ type }) => type === "spinsGiven"),
});
