import type { WithdrawalMethodOffer } from "@croupier/contracts";

export type Destination = WithdrawalMethodOffer["destinations"][number];

/** A new one waits until its day has come. */
export function isUsable({ usableFrom }: Destination, now: Date): boolean {
  return new Date(usableFrom) <= now;
}

/** What is chosen before anybody chose. */
export function firstUsable(
  destinations: readonly Destination[],
  now = new Date(),
): Destination | undefined {
  return destinations.find((one) => isUsable(one, now));
}
