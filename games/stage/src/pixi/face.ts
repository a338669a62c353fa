/** The face for scenes that are drawn by PixiJS; a game that does not import it does not carry it. */
export { type PixiPart, type PixiRoom, type RoomSize } from "./open-room.ts";
export { createDrift, type Drift } from "./drift.ts";
export { type Cut, loadSheet, type Sheet } from "./load-sheet.ts";
export { type Burst, createSparks, type SparkKind, type Sparks } from "./sparks.ts";
export { usePixiRoom } from "./use-pixi-room.ts";
