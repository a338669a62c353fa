export { crashGame } from "./crash-game.ts";
