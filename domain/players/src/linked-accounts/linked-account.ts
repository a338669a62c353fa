import type { LinkedAccount } from "@croupier/contracts";

export type LinkedAccountKind = LinkedAccount["kind"];

/** As it is shown and asked about. */
export type Linked = {
  readonly id: string;
  readonly name: string;
  readonly kind: LinkedAccountKind;
  readonly countryCode: string;
  readonly lastFour: string;
  readonly addedAt: Date;
  readonly usableFrom: Date;
  readonly isUsable: boolean;
};

/** Needs no translation, and tells the owner alone which one it is. */
export function nameOf({ countryCode, lastFour }: Pick<Linked, "countryCode" | "lastFour">) {
  return `${countryCode} •••• ${lastFour}`;
}
