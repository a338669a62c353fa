export { orchardGame } from "./orchard-game.ts";
