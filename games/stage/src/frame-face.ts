/** The face for the bundle of the frame. */
export { openStage, type StageOptions } from "./open-stage.tsx";
export type { AnyGame, Language } from "./scene/game.ts";
