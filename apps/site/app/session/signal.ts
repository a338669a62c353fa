/**
 * Says a thing across parts of the page that do not stand inside each other. What `isKept` for its first listener is
 * heard by it also where it was said before.
 */
export function createSignal({ isKept = false } = {}) {
  const listeners = new Set<() => void>();
  let waits = false;
  return {
    send(): void {
      waits = isKept && listeners.size === 0;
      for (const listener of listeners) listener();
    },
    /** Answers with the way to stop listening. */
    listen(listener: () => void): () => void {
      listeners.add(listener);
      if (waits) listener();
      waits = false;
      return () => void listeners.delete(listener);
    },
  };
}
