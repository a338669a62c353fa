const key = "arrived";

/** Kept from the page that signs in for the one that comes after it, in this tab. */
export function noteArrival(): void {
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    // Storage that is closed to us costs a notice, nothing else.
  }
}

/** Whether the player has just come in; true once. */
export function takeArrival(): boolean {
  try {
    const arrived = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return arrived;
  } catch {
    return false;
  }
}
