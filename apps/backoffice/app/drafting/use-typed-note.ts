import { useState } from "react";
import { openTypedNotes } from "./typed-notes.ts";

const notes = openTypedNotes();

/** A note as it is typed; a reload of this tab finds it again until it was sent or cleared. */
export function useTypedNote(about: string): [words: string, type: (words: string) => void] {
  const [typed, setTyped] = useState(() => ({ about, words: notes.read(about) }));
  const words = typed.about === about ? typed.words : notes.read(about);
  return [
    words,
    (next) => {
      notes.keep(about, next);
      setTyped({ about, words: next });
    },
  ];
}
