import type { Theme } from "@croupier/ui";

import { themeStorageKey } from "./theme-script.ts";

export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

export function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  rememberTheme(theme);
}

const chosenHere = "theme-chosen";

/** A visitor chose it on the page, and not the page for them. */
export function chooseThemeByHand(theme: Theme): void {
  chooseTheme(theme);
  dispatchEvent(new Event(chosenHere));
}

export function onThemeChosen(listener: () => void): () => void {
  addEventListener(chosenHere, listener);
  return () => removeEventListener(chosenHere, listener);
}

/** A browser may forbid storage; the choice then holds for this page only. */
function rememberTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Nothing to tell the player: the page looks as chosen.
  }
}
