/** Who of staff looks, and whom they may see by name. */
export type Onlooker = {
  readonly staffId: string;
  readonly nameOf: (staffId: string) => string;
};

type Asked = {
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
};

/** What one of staff asked and another answers, as whoever looks may know it. */
export function presentAsked(
  { askedBy, askedAt, answeredBy, answeredAt }: Asked,
  { staffId, nameOf }: Onlooker,
) {
  return {
    askedBy: nameOf(askedBy),
    askedAt: askedAt.toISOString(),
    own: askedBy === staffId,
    answeredBy: answeredBy && nameOf(answeredBy),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
