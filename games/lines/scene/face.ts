export { kingfisherGame } from "./kingfisher-game.ts";
