/** As much of a person as tells them from another. */
export type PersonFacts = {
  readonly email: string;
  readonly phone: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string;
};

/** Whether whoever joins is the one who sent the link. Nobody is told: it counts for nothing, silently. */
export function isSelfReferral(referrer: PersonFacts, joining: PersonFacts): boolean {
  if (mailboxOf(referrer.email) === mailboxOf(joining.email)) return true;
  if (referrer.phone !== undefined && referrer.phone === joining.phone) return true;
  return (
    referrer.dateOfBirth === joining.dateOfBirth && fullNameOf(referrer) === fullNameOf(joining)
  );
}

/** A `+` tag leads to the same mailbox wherever tags are known. */
function mailboxOf(email: string): string {
  const folded = email.normalize("NFC").trim().toLowerCase();
  const at = folded.lastIndexOf("@");
  const [mailbox = ""] = folded.slice(0, at).split("+");
  return mailbox + folded.slice(at);
}

/** Accents, case and blanks set aside, in either order of the names. */
function fullNameOf({ firstName, lastName }: PersonFacts): string {
  return [firstName, lastName]
    .map((name) =>
      name
        .normalize("NFKD")
        .replace(/[^\p{L}]/gu, "")
        .toLowerCase(),
    )
    .sort()
    .join(" ");
}
