import kingfisherMark from "./kingfisher/mark.svg";
import kingfisherNarrowAvif from "./kingfisher/hero-narrow.avif";
import kingfisherNarrowWebp from "./kingfisher/hero-narrow.webp";
import kingfisherWideAvif from "./kingfisher/hero-wide.avif";
import kingfisherWideWebp from "./kingfisher/hero-wide.webp";
import marlinMark from "./marlin/mark.svg";
import marlinNarrowAvif from "./marlin/hero-narrow.avif";
import marlinNarrowWebp from "./marlin/hero-narrow.webp";
import marlinWideAvif from "./marlin/hero-wide.avif";
import marlinWideWebp from "./marlin/hero-wide.webp";

export interface Picture {
  readonly avif: string;
  readonly webp: string;
  readonly width: number;
  readonly height: number;
}

/** What a brand brings besides tokens, words and configuration: pictures and its page colours. */
export interface Brand {
  readonly code: string;
  readonly mark: string;
  readonly heroWide: Picture;
  readonly heroNarrow: Picture;
  /** Colour of the browser's own bars. A brand with one theme names the same colour twice. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  readonly themes: readonly ("light" | "dark")[];
  /** Icons, manifest and share picture, at addresses that do not change between builds. */
  readonly folder: string;
}

const wide = { width: 1600, height: 640 };
const narrow = { width: 800, height: 512 };

const kingfisher: Brand = {
  code: "kingfisher",
  mark: kingfisherMark,
  heroWide: { avif: kingfisherWideAvif, webp: kingfisherWideWebp, ...wide },
  heroNarrow: { avif: kingfisherNarrowAvif, webp: kingfisherNarrowWebp, ...narrow },
  themeColor: { light: "#f6f1e6", dark: "#061519" },
  themes: ["light", "dark"],
  folder: "/brands/kingfisher",
};

const marlin: Brand = {
  code: "marlin",
  mark: marlinMark,
  heroWide: { avif: marlinWideAvif, webp: marlinWideWebp, ...wide },
  heroNarrow: { avif: marlinNarrowAvif, webp: marlinNarrowWebp, ...narrow },
  themeColor: { light: "#f8f2e6", dark: "#f8f2e6" },
  themes: ["light"],
  folder: "/brands/marlin",
};

/** A brand without pictures of its own still gets a whole page. */
export function brandOf(code: string): Brand {
  return code === marlin.code ? marlin : kingfisher;
}
