/** Says a thing across parts of the page that do not stand inside each other. */
export function createSignal() {
  const listeners = new EventTarget();
  return {
    send: (): void => void listeners.dispatchEvent(new Event("signal")),
    /** Answers with the way to stop listening. */
    listen(listener: () => void): () => void {
      listeners.addEventListener("signal", listener);
      return () => listeners.removeEventListener("signal", listener);
    },
  };
}
