import { createContext, type ReactNode, useContext, useMemo } from "react";

export type Format = { locale: string; timeZone: string };

// Server and browser must print the same text, so neither asks its own machine for these.
const FormatContext = createContext<Format>({ locale: "en", timeZone: "UTC" });

export function FormatProvider({ locale, timeZone, children }: Format & { children: ReactNode }) {
  const format = useMemo(() => ({ locale, timeZone }), [locale, timeZone]);
  return <FormatContext value={format}>{children}</FormatContext>;
}

export function useFormat(): Format {
  return useContext(FormatContext);
}
