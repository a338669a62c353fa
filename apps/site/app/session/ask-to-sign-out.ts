const wishes = new EventTarget();
const wish = "sign-out";

/** Signing out is done in one place, the header; who else has a button for it asks there. */
export function askToSignOut(): void {
  wishes.dispatchEvent(new Event(wish));
}

export function onAskedToSignOut(listener: () => void): () => void {
  wishes.addEventListener(wish, listener);
  return () => wishes.removeEventListener(wish, listener);
}
