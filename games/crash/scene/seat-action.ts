import type { CrashAction } from "../rules/face.ts";

/** What a player may do with a seat: what the rules know, and leaving it before the flight takes off. */
export type SeatAction = CrashAction | { readonly move: "leave" };
