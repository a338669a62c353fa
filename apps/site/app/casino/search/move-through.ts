import type { KeyboardEvent } from "react";

/** The arrow keys lead from the field through the answers and back, one after the other. */
export function moveThrough(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a[href]")];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[here + (event.key === "ArrowDown" ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
