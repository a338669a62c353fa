import { defineGame } from "@croupier/game-stage/scene";
import { plinkoRules } from "../rules/face.ts";
import name from "./art/name.webp";
import pieces from "./art/pieces.webp";
import { PlinkoPays } from "./PlinkoPays.tsx";
import { PlinkoScene } from "./PlinkoScene.tsx";
import { plinkoVoices } from "./plinko-voices.ts";
import { loadPlinkoWords } from "./words/plinko-words.ts";

export const plinkoGame = defineGame({
  rules: plinkoRules,
  Scene: PlinkoScene,
  Paytable: PlinkoPays,
  // Wide enough for a long fall, calm enough for a first one.
  firstChoice: () => ({ rows: 12, risk: "medium" }) as const,
  loadWords: loadPlinkoWords,
  voices: plinkoVoices,
  pictures: [pieces, name],
  overlaps: true,
  goesOn: true,
});
