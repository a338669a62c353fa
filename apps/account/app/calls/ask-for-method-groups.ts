import type { PaymentsProfile, SignedIn } from "@croupier/contracts";

interface Asker {
  readonly player: Pick<SignedIn, "address" | "attributes"> | undefined;
  readonly info: Pick<PaymentsProfile, "cp" | "ct"> | undefined;
  readonly brand: string;
  readonly channel: "WEB" | "MOBILE";
}

/** What routing is asked for ways out; nothing before the currency of the player is known. */
export function askForMethodGroups({ player, info, brand, channel }: Asker) {
  if (player === undefined || info === undefined) return undefined;
  const { countryCode, subdivision } = player.address;
  return {
    brand,
    channel,
    cp: info.cp.join(","),
    ct: info.ct,
    currency: player.attributes.currency,
    paymentType: "W",
    region: subdivision === null ? countryCode : `${countryCode}:${subdivision}`,
  } as const;
}
