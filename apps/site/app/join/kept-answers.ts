import type { Answers } from "./answers.ts";

const key = "join";

/** Never on the shelf: the password, and consents, which are given at the end and not by a browser. */
const never = ["password", "terms", "privacy", "marketing"] as const;

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The tab's own; one that a browser closes to us is refused when it is used, not when it is named. */
const ofThisTab: Shelf = {
  getItem: (name) => sessionStorage.getItem(name),
  setItem: (name, text) => sessionStorage.setItem(name, text),
  removeItem: (name) => sessionStorage.removeItem(name),
};

/** What was typed stays in this tab, so that a reload costs nothing. The tab takes it along. */
export function keepAnswers(answers: Answers, shelf = ofThisTab): void {
  const kept = Object.fromEntries(
    Object.entries(answers).filter(([field]) => !(never as readonly string[]).includes(field)),
  );
  tryOn(() => shelf.setItem(key, JSON.stringify(kept)));
}

/** The answers that are still there on top of empty ones; undefined when there are none. */
export function findAnswers(empty: Answers, shelf = ofThisTab): Answers | undefined {
  const text = tryOn(() => shelf.getItem(key));
  if (typeof text !== "string") return undefined;
  return answersIn(
    tryOn(() => JSON.parse(text) as unknown),
    empty,
  );
}

/** What of something kept, or told by another tab, is an answer; undefined when nothing is. */
export function answersIn(kept: unknown, empty: Answers): Answers | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const found = Object.entries(kept).filter(
    ([field, value]) =>
      Object.hasOwn(empty, field) &&
      !(never as readonly string[]).includes(field) &&
      typeof value === typeof empty[field as keyof Answers],
  );
  return found.length === 0 ? undefined : { ...empty, ...Object.fromEntries(found) };
}

export function forgetAnswers(shelf = ofThisTab): void {
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
