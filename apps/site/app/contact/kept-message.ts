import type { Typed } from "./message-to-us.ts";

const key = "contact";

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The tab's own; one that a browser closes to us is refused when it is used, not when it is named. */
const ofThisTab: Shelf = {
  getItem: (name) => sessionStorage.getItem(name),
  setItem: (name, text) => sessionStorage.setItem(name, text),
  removeItem: (name) => sessionStorage.removeItem(name),
};

/** Keeps what is being typed in this tab until it was sent, so that a reload costs nothing. */
export function keepTyped(typed: Typed, shelf = ofThisTab): void {
  tryOn(() => shelf.setItem(key, JSON.stringify(typed)));
}

/** The texts that are still there, by field. */
export function findTyped(shelf = ofThisTab): Readonly<Record<string, string>> {
  const text = tryOn(() => shelf.getItem(key)) ?? "";
  const kept = tryOn(() => JSON.parse(text) as unknown);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}

export function forgetTyped(shelf = ofThisTab): void {
  tryOn(() => shelf.removeItem(key));
}

/** A browser may refuse to keep anything, and somebody else may have written there. */
function tryOn<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
