import { sealPreview } from "@croupier/content";
import type { PreviewTicket } from "@croupier/content";
import type { Clock } from "@croupier/kit/time";
import type { Keyring } from "@croupier/players";
import { createPreviewSigning } from "./preview-signing.ts";

export type PreviewWish = Omit<PreviewTicket, "expiresAt"> & {
  /** Of the site whose bucket it is: `https://play.example`. */
  readonly origin: string;
};

export type PreviewLink = { readonly url: string; readonly expiresAt: Date };

/** Long enough to show a colleague, too short to become an address that people pass on. */
const holdsMs = 60 * 60_000;

/** Addresses under which a draft can be seen. Who may have one is the desk's to say. */
export function createPreviewLinks({
  keyring,
  clock,
}: {
  readonly keyring: Keyring;
  readonly clock: Clock;
}): (wish: PreviewWish) => PreviewLink {
  const signing = createPreviewSigning(keyring);
  return ({ origin, ...seen }) => {
    const expiresAt = new Date(clock().getTime() + holdsMs);
    const sealed = sealPreview({ ...seen, expiresAt: expiresAt.toISOString() }, signing);
    return { url: `${origin}/preview/${sealed}?go=entry`, expiresAt };
  };
}
