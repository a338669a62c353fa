import { defineGame } from "@croupier/game-stage/scene";
import { waysRules } from "../rules/face.ts";
import bough from "./art/bough.webp";
import fruit from "./art/fruit.webp";
import name from "./art/orchard-name.webp";
import { OrchardPays } from "./OrchardPays.tsx";
import { WaysScene } from "./WaysScene.tsx";
import { waysVoices } from "./ways-voices.ts";
import { loadWaysWords } from "./words/ways-words.ts";

/** It has nothing that begins within a round, so there is no feature that an autoplay could stop at. */
export const orchardGame = defineGame({
  rules: waysRules,
  Scene: WaysScene,
  Paytable: OrchardPays,
  firstChoice: () => ({}),
  loadWords: loadWaysWords,
  voices: waysVoices,
  pictures: [fruit, bough, name],
  goesOn: true,
});
