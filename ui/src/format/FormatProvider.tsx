import type { CurrencyDisplay } from "@croupier/kit/money";
import { createContext, type ReactNode, useContext, useMemo } from "react";

export type Format = {
  locale: string;
  timeZone: string;
  // What prints moments is dear to make and cheap to use, so a page makes each kind once.
  kept: Map<string, Intl.DateTimeFormat>;
  // How the player likes money to be written; absent: by its sign.
  currencyDisplay?: CurrencyDisplay | undefined;
};

// Server and browser must print the same text, so neither asks its own machine for these.
export const FormatContext = createContext<Format>({
  locale: "en",
  timeZone: "UTC",
  kept: new Map(),
});

export type FormatProviderProps = Omit<Format, "kept"> & { children: ReactNode };

// Inside one of the same locale and zone dates are printed alike: a server keeps that for all pages.
export function FormatProvider({
  locale,
  timeZone,
  currencyDisplay,
  children,
}: FormatProviderProps) {
  const around = useFormat();
  const format = useMemo(() => {
    const isSame = around.locale === locale && around.timeZone === timeZone;
    return { locale, timeZone, currencyDisplay, kept: isSame ? around.kept : new Map() };
  }, [around, locale, timeZone, currencyDisplay]);
  return <FormatContext value={format}>{children}</FormatContext>;
}

export function useFormat(): Format {
  return useContext(FormatContext);
}
