import type { EntryKind } from "@croupier/contracts";

/** One published version of one part, in the form of today. */
export type PublishedPart = {
  readonly number: number;
  readonly publishedAt: string;
  readonly data: Readonly<Record<string, unknown>>;
};

export type MediaFacts = {
  readonly id: string;
  readonly name: string;
  /** The file's address and its key in every cache: other bytes are another file. */
  readonly sha256: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly alt: Readonly<Record<string, string>>;
  readonly focalX: number;
  readonly focalY: number;
  /** Shown until the picture is there. */
  readonly colour: string;
};

/** What is published now of one subject; `gone` when nothing of it is. */
export type PublishedRow =
  | {
      readonly what: "entry";
      readonly id: string;
      readonly kind: EntryKind;
      readonly parts: Readonly<Record<string, PublishedPart>>;
      /** Slugs it was known by and nobody else has taken. */
      readonly oldSlugs: readonly OldSlug[];
    }
  | { readonly what: "redirect"; readonly from: string; readonly to: string }
  | { readonly what: "media"; readonly media: MediaFacts }
  | {
      readonly what: "gone";
      readonly subject: "entry" | "redirect" | "media";
      readonly id: string;
    };

export type EntryRow = Extract<PublishedRow, { what: "entry" }>;

export type OldSlug = { readonly language: string; readonly space: string; readonly slug: string };

/** A bucket as its brand describes it. */
export type BucketFacts = {
  readonly bucket: string;
  readonly brandCode: string;
  readonly languages: readonly string[];
  readonly languageDefault: string;
};

export type PublishedContent = BucketFacts & {
  /** Every change up to this one is in the rows. */
  readonly sequence: number;
  readonly rows: readonly PublishedRow[];
};
