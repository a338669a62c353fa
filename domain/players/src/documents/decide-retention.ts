import { dayMs } from "@croupier/kit/time";
import type { DocumentKeeping } from "@croupier/policy";

/** How far the document that a file belongs to has come. */
export type FileStanding =
  /** Begun, and never handed in. */
  | { readonly is: "unfinished"; readonly since: Date }
  | { readonly is: "looked at" }
  | { readonly is: "refused"; readonly since: Date }
  | { readonly is: "verified"; readonly until: Date | null }
  /** It was verified, and another was asked for since. */
  | { readonly is: "replaced"; readonly since: Date };

export type KeptFile = {
  readonly standing: FileStanding;
  readonly closedAt: Date | null;
  readonly isHeld: boolean;
};

/** When a file is to go; null while nothing says so. A hold is stronger than anything. */
export function decideErasure(file: KeptFile, keeping: DocumentKeeping): Date | null {
  if (file.isHeld) return null;
  const { standing, closedAt } = file;
  switch (standing.is) {
    case "unfinished":
    case "refused":
      return daysAfter(standing.since, keeping.refusedDays);
    case "replaced":
      return daysAfter(standing.since, keeping.expiredDays);
    case "verified":
      return earlierOf(
        standing.until && daysAfter(standing.until, keeping.expiredDays),
        closedAt && daysAfter(closedAt, keeping.closedDays),
      );
    case "looked at":
      return closedAt && daysAfter(closedAt, keeping.closedDays);
  }
}

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

function earlierOf(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
