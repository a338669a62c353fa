import { createContext, use, type ComponentType } from "react";

import type { FoundPage } from "../pages/find-page.ts";

/** Where in the area somebody is: the page that is drawn, and the address it is drawn for. */
export interface Place extends FoundPage {
  readonly Page: ComponentType;
  /** With query and fragment. */
  readonly address: string;
  readonly go: Go;
}

export type Go = (address: string, how?: { readonly replace?: boolean }) => void;

export const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const place = use(PlaceContext);
  if (place === null) throw new Error("A page of the area is rendered inside PlaceContext");
  return place;
}

/** `go("/account/limits")`: to another page of the area. */
export function useGo(): Go {
  return usePlace().go;
}
