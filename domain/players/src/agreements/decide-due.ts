export const agreementKinds = ["terms", "privacy"] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** The version of each text that counts now. */
export type AgreementVersions = Readonly<Record<AgreementKind, string>>;

/** The last word of a player about a text. Without a version: from before texts had one. */
export type Consent = {
  readonly kind: AgreementKind | "marketing";
  readonly given: boolean;
  readonly version: string | null;
  readonly at: Date;
};

/** The texts a player has to be asked about: all but those whose version of now they said yes to. */
export function decideDue(
  consents: readonly Omit<Consent, "at">[],
  versions: AgreementVersions,
): readonly AgreementKind[] {
  return agreementKinds.filter(
    (kind) =>
      !consents.some(
        (consent) => consent.kind === kind && consent.given && consent.version === versions[kind],
      ),
  );
}
