import type { KeyboardEvent } from "react";

/** The row of a game; the button beside it is reached by Tab. */
const answer = "a[href]:not([data-beside])";

/** The arrow keys lead from the field through the answers and back, one after the other; Enter in it opens the first. */
export function moveThrough(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`input, ${answer}`)];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  if (event.key === "Enter") return openFirst(event, stops[here]);
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const next = stops[here + (event.key === "ArrowDown" ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Of what was typed; what stands there before anything is typed was not asked for. */
function openFirst(event: KeyboardEvent<HTMLElement>, stop: HTMLElement | undefined): void {
  if (!(stop instanceof HTMLInputElement) || stop.value.trim() === "") return;
  // The letters of a word that is still being composed end with this key.
  if (event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(answer)?.click();
}
