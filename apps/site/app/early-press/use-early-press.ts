import { useEffect, useEffectEvent, useRef, type MouseEvent } from "react";

import type { WithEarlyPress } from "./early-press-script.ts";

/** For a button that is drawn by the server: it is pressed once, before or after it came to life. */
export function useEarlyPress(press: () => void) {
  const ref = useRef<HTMLButtonElement & WithEarlyPress>(null);
  const heard = useRef<Event>(undefined);
  const pressEarly = useEffectEvent(press);

  // What happened before React was here is in the document alone.
  useEffect(() => {
    heard.current = ref.current?.earlyPress;
    if (heard.current !== undefined) pressEarly();
  }, []);

  return {
    ref,
    "data-early": "",
    onClick({ nativeEvent }: MouseEvent) {
      // The press that brought the button to life comes here as well.
      if (nativeEvent !== heard.current) press();
    },
  } as const;
}
