import type { SignedIn } from "@croupier/contracts";
import { useEffect, useEffectEvent } from "react";

import { playerClient } from "../calls/player-client.ts";
import { chooseTheme, onThemeChosen, readTheme } from "./theme.ts";

/**
 * The theme of a signed-in player is the same in every browser of theirs: what the profile says is put on
 * and remembered here, so that the next page begins with it; what they choose on the page goes to the
 * profile. Who follows the system there keeps what this browser was told.
 */
export function useOwnTheme({ id, display: { theme } }: Pick<SignedIn, "id" | "display">): void {
  useEffect(() => {
    if (theme !== "system" && theme !== readTheme()) chooseTheme(theme);
  }, [theme]);

  const keep = useEffectEvent(() => {
    const display = { theme: readTheme() };
    // The page looks as chosen; that another browser learns of it later is no loss to show.
    void playerClient.account
      .changeProfile({ params: { session: id }, body: { display } })
      .catch(() => {});
  });
  // The switch stands in the footer, which knows of no player.
  useEffect(() => onThemeChosen(() => keep()), []);
}
