export interface TypedNotes {
  read(about: string): string;
  /** No words take the note away. */
  keep(about: string, words: string): void;
  /** Whoever signs in next in this tab is somebody else. */
  forgetAll(): void;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const prefix = "desk-note-1:";

/** Notes that were begun in this tab and not sent. One that forbids storage keeps them until the page is left. */
export function openTypedNotes(store: () => Store = () => window.sessionStorage): TypedNotes {
  return {
    read(about) {
      try {
        return store().getItem(prefix + about) ?? "";
      } catch {
        return "";
      }
    },
    keep(about, words) {
      try {
        if (words === "") store().removeItem(prefix + about);
        else store().setItem(prefix + about, words);
      } catch {
        // A full or forbidden store: the note is still on the screen.
      }
    },
    forgetAll() {
      try {
        const kept = store();
        const names = Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? "");
        for (const name of names) if (name.startsWith(prefix)) kept.removeItem(name);
      } catch {
        // What could not be kept need not be forgotten.
      }
    },
  };
}
