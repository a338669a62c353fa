import { useEffect, useEffectEvent } from "react";

const elsewhere =
  "dialog[open] *, textarea, [contenteditable], input:not([readonly], [type=range], [type=radio], [type=checkbox])";

/** What a scene does at a key, by its name as the keyboard says it; letters in capitals. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Where somebody types, or reads a panel, a letter is a letter.
    if (event.target instanceof Element && event.target.matches(elsewhere)) return;
    const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    const act = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  // Keys are heard by the window, which React does not render.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
