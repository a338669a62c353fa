export { diceGame } from "./dice-game.ts";
