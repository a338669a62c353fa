export { rouletteGame } from "./roulette-game.ts";
