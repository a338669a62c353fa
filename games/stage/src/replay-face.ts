/** The face for whoever shows a round that was, without a session of its player. */
export { openReplay } from "./replay/open-replay.tsx";
