import { createContext, use } from "react";

/** Where the page lives whose props are edited: fields that choose something look there. */
export type FieldsPlace = {
  readonly bucket: string;
  readonly language: string;
  /** Of the brand: moments are typed by its clock. */
  readonly zone: string;
};

const FieldsContext = createContext<FieldsPlace | null>(null);

export const FieldsProvider = FieldsContext.Provider;

export function useFieldsPlace(): FieldsPlace {
  const place = use(FieldsContext);
  if (place === null) throw new Error("fields of a block stand inside FieldsProvider");
  return place;
}
