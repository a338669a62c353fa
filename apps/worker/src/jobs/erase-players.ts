import type { Erasing } from "@croupier/players";

/** Who asked to be forgotten, was answered by staff, and whom nothing keeps any longer. */
export async function erasePlayers(needs: {
  erasing: Erasing;
  scrubFarewells: () => Promise<void>;
  signal: AbortSignal;
}): Promise<void> {
  await needs.erasing.eraseDue(needs.signal);
  await needs.scrubFarewells();
}
