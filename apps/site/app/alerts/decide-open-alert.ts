import type { OwnDocument, PhoneState } from "@croupier/contracts";

export type OpenAlert = {
  readonly kind: "document-blocked" | "document-invalid" | "document-requested" | "phone";
  readonly href:
    | "/blocked-document-status"
    | "/validate-document"
    | "/validation-code/validatePhone";
};

/** How grave it looks. */
export const alertTones = {
  "document-blocked": "bad",
  "document-invalid": "warn",
  "document-requested": "warn",
  phone: "accent",
} as const satisfies Record<OpenAlert["kind"], string>;

/**
 * What needs the player, the gravest first; what is not known yet needs nobody. Several documents may be
 * asked for: one that is blocked outweighs the others.
 */
export function decideOpenAlert(known: {
  readonly phone: PhoneState["status"] | undefined;
  readonly documents: readonly OwnDocument["status"][];
}): OpenAlert | undefined {
  const { documents, phone } = known;
  if (documents.includes("BLOCKED")) {
    return { kind: "document-blocked", href: "/blocked-document-status" };
  }
  if (documents.includes("INVALID"))
    return { kind: "document-invalid", href: "/validate-document" };
  if (documents.includes("REQUESTED")) {
    return { kind: "document-requested", href: "/validate-document" };
  }
  if (phone === undefined || phone === "VALIDATED") return undefined;
  return { kind: "phone", href: "/validation-code/validatePhone" };
}
