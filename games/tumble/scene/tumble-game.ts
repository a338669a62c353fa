import { defineGame } from "@croupier/game-stage/scene";
import { tumbleRules } from "../rules/face.ts";
import door from "./art/door.webp";
import frame from "./art/frame.webp";
import logo from "./art/logo.webp";
import treasures from "./art/treasures.webp";
import { EmberPays } from "./EmberPays.tsx";
import { TumbleScene } from "./TumbleScene.tsx";
import { tumbleVoices } from "./tumble-voices.ts";
import { betFor } from "./tumble-wish.ts";
import { loadTumbleWords } from "./words/tumble-words.ts";

export const emberVaultGame = defineGame({
  rules: tumbleRules,
  Scene: TumbleScene,
  Paytable: EmberPays,
  firstChoice: () => ({ stakes: null }),
  bet: betFor,
  sold: ["buy"],
  loadWords: loadTumbleWords,
  voices: tumbleVoices,
  pictures: [treasures, door, frame, logo],
  goesOn: true,
  hasFeature: (events) => events.some(({ type }) => type === "spinsGiven"),
});
