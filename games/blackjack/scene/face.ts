export { blackjackGame } from "./blackjack-game.ts";
