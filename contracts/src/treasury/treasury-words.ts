import { z } from "zod";
import { line } from "../fields.ts";

/** Who answers for money. */
export const treasurers = ["payments"] as const;
/** Who may read the books besides, because the law asks them. */
export const bookReaders = ["payments", "compliance"] as const;
/** Who is asked by players where their money is. */
export const moneyWatchers = ["payments", "support", "risk"] as const;

export const treasuryRead = { access: "staff", rate: "read", shed: "P2" } as const;
export const treasuryWrite = { access: "staff", rate: "write", shed: "P1" } as const;

/** Masked: enough to know who is spoken of. */
export const maskedPlayer = { firstName: z.string(), lastName: z.string(), brand: z.string() };

/** A list that comes page by page: where it goes on, and how much of it. */
export const paging = {
  before: line().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
};
