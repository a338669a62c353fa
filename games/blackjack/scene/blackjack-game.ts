import { defineGame } from "@croupier/game-stage/scene";
import { blackjackRules } from "../rules/face.ts";
import { BlackjackScene } from "./BlackjackScene.tsx";
import { blackjackVoices } from "./blackjack-voices.ts";
import { betOf, type BlackjackWish } from "./blackjack-wish.ts";
import { loadBlackjackWords } from "./words/blackjack-words.ts";

export const blackjackGame = defineGame({
  rules: blackjackRules,
  Scene: BlackjackScene,
  firstChoice: (): BlackjackWish => ({ seats: 1, pairs: false }),
  bet: betOf,
  loadWords: loadBlackjackWords,
  voices: blackjackVoices,
  pictures: [],
});
