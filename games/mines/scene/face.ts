export { minesGame } from "./mines-game.ts";
