export { emberVaultGame } from "./tumble-game.ts";
