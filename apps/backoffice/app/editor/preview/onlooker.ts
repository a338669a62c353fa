import type { DeskOnlooker } from "@croupier/contracts";

export type Onlooker = DeskOnlooker;

/** A stranger at a desk, now, in a place nobody knows: what most pages are written for. */
export const firstOnlooker = (language: string): Onlooker => ({
  audience: "loggedOut",
  hasPlayed: true,
  place: null,
  device: "Desktop",
  language,
  moment: null,
});

export type CanvasWidth = {
  readonly label: string;
  readonly pixels: number;
  readonly device: Onlooker["device"];
};

export const phone: CanvasWidth = { label: "Phone, 390", pixels: 390, device: "Mobile" };
export const desktop: CanvasWidth = { label: "Desktop, 1440", pixels: 1440, device: "Desktop" };

/** Widths the house designs for; gates know two devices. */
export const widths: readonly CanvasWidth[] = [
  phone,
  { label: "Tablet, 820", pixels: 820, device: "Mobile" },
  { label: "Desktop, 1280", pixels: 1280, device: "Desktop" },
  desktop,
];
