import { ThemeSwitch, type Theme } from "@croupier/ui";
import { useState } from "react";

import { useHydrated } from "../hydration.ts";
import { useSay } from "../language/Messages.context.tsx";
import { useBrand } from "../site.ts";
import { chooseThemeByHand, readTheme } from "./theme.ts";

/** Absent where the brand has one theme only. */
export function SiteThemeSwitch() {
  const say = useSay();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<Theme>();
  if (useBrand().themes.length < 2) return null;
  return (
    <ThemeSwitch
      // The shared HTML cannot know an earlier choice; the document can, once we may ask it.
      theme={chosen ?? (hydrated ? readTheme() : "system")}
      onChange={(theme) => {
        chooseThemeByHand(theme);
        setChosen(theme);
      }}
      words={{
        legend: say("footer.theme"),
        system: say("theme.system"),
        light: say("theme.light"),
        dark: say("theme.dark"),
      }}
    />
  );
}
