export { pokerGame } from "./poker-game.ts";
