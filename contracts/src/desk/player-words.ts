import { z } from "zod";
import { pathId, text } from "../fields.ts";
import { deskRead, deskWrite } from "./desk-words.ts";

/** Who helps players, who looks at their documents, who looks for harm. */
const roles = ["support", "verification", "risk"] as const;

/** Whoever answers for money looks at whose it is. */
export const playerRead = { ...deskRead, roles: [...roles, "payments"] } as const;
export const playerWrite = { ...deskWrite, roles } as const;

export const carersRead = { ...deskRead, roles } as const;
export const riskOnly = ["risk"] as const;

export const playerStatus = z.enum(["active", "blocked", "closed"]);
/** In the words of staff; it is kept with the act. */
export const reason = text({ max: 500, min: 3, lines: true });
export const params = z.object({ player: pathId });
