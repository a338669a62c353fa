import { z } from "zod";

/** Who keeps the catalogue and gives free rounds. */
export const gameKeepers = ["operator"] as const;
/** Who is asked by players, by colleagues and by the law what was played. */
export const roundReaders = ["operator", "support", "risk", "payments", "compliance"] as const;
export const performanceReaders = ["operator", "payments", "risk", "compliance"] as const;

export const gamesRead = { access: "staff", rate: "read", shed: "P2" } as const;
export const gamesWrite = { access: "staff", rate: "write", shed: "P1" } as const;

/** Who it was, and why, as the trail has it. */
export const gameBadge = z.enum(["new", "exclusive", "live"]);
