import type { DeskBucket, EntryKind } from "@croupier/contracts";
import { createContext, use, useState } from "react";
import { readAt, writeAt } from "../drafting/at-path.ts";
import type { FieldErrors, PartData } from "../drafting/check-part.ts";

/** The part of an entry that the fields below stand in. */
export type PartForm = {
  readonly kind: EntryKind;
  readonly part: string;
  readonly bucket: DeskBucket;
  readonly data: PartData;
  readonly errors: FieldErrors;
  /** What concerns every language, also while a language is written. */
  readonly settings: PartData;
  /** The same part in the brand's own language, for whoever translates. */
  readonly original: PartData | undefined;
  readonly onChange: (data: PartData) => void;
};

export const PartFormContext = createContext<PartForm | undefined>(undefined);

export function usePartForm(): PartForm {
  const form = use(PartFormContext);
  if (form === undefined) throw new Error("a field stands outside of a form");
  return form;
}

export const useSettings = (): PartData => usePartForm().settings;

export type Field = {
  readonly value: unknown;
  readonly set: (value: unknown) => void;
  /** What is wrong, once somebody has been there: an empty new form accuses nobody. */
  readonly error: string | undefined;
  readonly onBlur: () => void;
};

/** One place of the part. Errors deeper inside count too, for a field that shows a whole tree. */
export function useField(path: string): Field {
  const { data, errors, onChange } = usePartForm();
  const [wasLeft, setLeft] = useState(false);
  const value = readAt(data, path);
  const error = errors.get(path) ?? firstInside(errors, path);
  const isUntouched = !wasLeft && (value === undefined || value === "");
  return {
    value,
    set: (next) => onChange(writeAt(data, path, next)),
    error: isUntouched ? undefined : error,
    onBlur: () => setLeft(true),
  };
}

function firstInside(errors: FieldErrors, path: string): string | undefined {
  for (const [place, sentence] of errors) if (place.startsWith(`${path}.`)) return sentence;
  return undefined;
}
