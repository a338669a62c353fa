import { createContext, type ReactNode, useContext, useMemo } from "react";

export type Format = {
  locale: string;
  timeZone: string;
  // What prints moments is dear to make and cheap to use, so a page makes each kind once.
  kept: Map<string, Intl.DateTimeFormat>;
};

// Server and browser must print the same text, so neither asks its own machine for these.
export const FormatContext = createContext<Format>({
  locale: "en",
  timeZone: "UTC",
  kept: new Map(),
});

export type FormatProviderProps = Pick<Format, "locale" | "timeZone"> & { children: ReactNode };

// Inside one of the same locale and zone nothing changes: a server keeps a format for all its pages.
export function FormatProvider({ locale, timeZone, children }: FormatProviderProps) {
  const around = useFormat();
  const format = useMemo(() => {
    const isSame = around.locale === locale && around.timeZone === timeZone;
    return isSame ? around : { locale, timeZone, kept: new Map() };
  }, [around, locale, timeZone]);
  return <FormatContext value={format}>{children}</FormatContext>;
}

export function useFormat(): Format {
  return useContext(FormatContext);
}
