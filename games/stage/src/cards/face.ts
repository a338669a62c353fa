/** The face for games that are played with cards. */
export { PlayingCard } from "./PlayingCard.tsx";
