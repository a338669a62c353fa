import type { EntryKind, RichText } from "@croupier/contracts";
import type { z } from "zod";

/** How one prop is edited. Plain data: the desk decides what each looks like. */
export type EditorField =
  | { readonly type: "text"; readonly label: string; readonly help?: string }
  | { readonly type: "textarea"; readonly label: string; readonly help?: string }
  | { readonly type: "rich-text"; readonly label: string }
  | { readonly type: "number"; readonly label: string; readonly min: number; readonly max: number }
  | {
      readonly type: "choice";
      readonly label: string;
      readonly options: readonly { readonly label: string; readonly value: string | number }[];
    }
  | { readonly type: "link"; readonly label: string }
  | { readonly type: "media"; readonly label: string }
  | { readonly type: "entry"; readonly label: string; readonly kind: EntryKind }
  /** `all` is what an empty choice, stored as null, is called. */
  | {
      readonly type: "entries";
      readonly label: string;
      readonly kind: EntryKind;
      readonly all: string;
    }
  | { readonly type: "category"; readonly label: string }
  | { readonly type: "games"; readonly label: string }
  | {
      readonly type: "group";
      readonly label: string;
      readonly optional: boolean;
      readonly fields: EditorFields;
    }
  | {
      readonly type: "list";
      readonly label: string;
      /** The field whose words name an item while it is folded. */
      readonly summary: string;
      readonly fields: EditorFields;
      readonly itemNew: Readonly<Record<string, unknown>>;
    }
  | { readonly type: "columns"; readonly label: string };

export type EditorFields = Readonly<Record<string, EditorField>>;

export type BlockGroup = "lead" | "lists" | "words" | "layout";

export type BlockDescription = {
  readonly label: string;
  /** The path of an icon on a 24-unit square. */
  readonly icon: string;
  readonly group: BlockGroup;
  readonly fields: EditorFields;
  /** What a new one holds; what has no honest default is left for the editor to choose. */
  readonly defaults: Readonly<Record<string, unknown>>;
};

type OwnProps<Definition extends { readonly props: z.ZodObject }> = Omit<
  z.input<Definition["props"]>,
  "id" | "gates"
>;

/** Holds a description to the schema it is for: a prop without a field does not compile. */
export function describeBlock<Definition extends { readonly props: z.ZodObject }>(
  description: Omit<BlockDescription, "fields" | "defaults"> & {
    readonly fields: { readonly [Prop in keyof OwnProps<Definition>]-?: EditorField };
    readonly defaults: Partial<OwnProps<Definition>>;
  },
): BlockDescription {
  return description;
}

export const titleField: EditorField = { type: "text", label: "Title" };

export const actionFields = {
  text: { type: "text", label: "What the button says" },
  link: { type: "link", label: "Where it leads" },
} as const satisfies EditorFields;

export function emptyText(): RichText {
  return { type: "doc", content: [{ type: "paragraph" }] };
}
