import type { EditorFields } from "@croupier/blocks/editor";
import type { ComponentType } from "react";

/** What every field of a prop is given. `path` is where its value stands: `props.action.link`. */
export type FieldProps<Value = unknown> = {
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
  readonly path: string;
  /** What the schema of the block says against the value, by path, as sentences. */
  readonly problems: ReadonlyMap<string, string>;
};

export type FieldsProps = Omit<FieldProps<Readonly<Record<string, unknown>>>, "value"> & {
  readonly fields: EditorFields;
  readonly value: Readonly<Record<string, unknown>>;
};

/** A field that holds fields is given what draws them. */
export type HoldingProps = FieldProps & { readonly Fields: ComponentType<FieldsProps> };
