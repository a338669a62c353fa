export { plinkoGame } from "./plinko-game.ts";
