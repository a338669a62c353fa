import type { Bridge } from "@croupier/contracts/bridge";
import { FormatProvider, LinkProvider } from "@croupier/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";

import { useAlertsSettled } from "./alerts/use-alerts-settled.ts";
import { BridgeContext } from "./bridge/Bridge.context.tsx";
import { openQueries } from "./calls/open-queries.ts";
import { usePlayer } from "./calls/player-queries.ts";
import { Frame } from "./frame/Frame.tsx";
import type { Words } from "./language/open-words.ts";
import { WordsContext } from "./language/Words.context.tsx";
import { AreaLink } from "./navigation/AreaLink.tsx";
import { PlaceContext } from "./navigation/Place.context.tsx";
import { useNavigation } from "./navigation/use-navigation.ts";

/** The area is drawn in the browser only, so it may ask the browser for the player's time zone. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export function AccountApp({ bridge, words }: { bridge: Bridge; words: Words }) {
  const [queries] = useState(() =>
    openQueries({ onLoginRequired: () => bridge.tell({ type: "loginRequired" }) }),
  );
  return (
    <BridgeContext value={bridge}>
      <WordsContext value={words}>
        <QueryClientProvider client={queries}>
          <Formatted locale={words.locale}>
            <Area bridge={bridge} />
          </Formatted>
        </QueryClientProvider>
      </WordsContext>
    </BridgeContext>
  );
}

/** Numbers and days as the player reads them, money as they like it written. */
function Formatted({ locale, children }: { locale: string; children: ReactNode }) {
  const currencyDisplay = usePlayer().data?.display.currency;
  return <FormatProvider {...{ locale, timeZone, currencyDisplay }}>{children}</FormatProvider>;
}

/** Nothing until the first page is there: the site shows that something is coming. */
function Area({ bridge }: { bridge: Bridge }) {
  const ready = useAlertsSettled();
  const place = useNavigation({ bridge, ready });
  if (place === undefined) return null;
  return (
    <PlaceContext value={place}>
      <LinkProvider value={AreaLink}>
        <Frame>
          <place.Page key={place.page.path} />
        </Frame>
      </LinkProvider>
    </PlaceContext>
  );
}
