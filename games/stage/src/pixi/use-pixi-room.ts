import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { openRoom, type PixiPart, type PixiRoom } from "./open-room.ts";

/**
 * A room in the element that gets `host`. `room()` waits until it stands: a book that comes sooner is not
 * lost. `makePart` is asked once.
 */
export function usePixiRoom<Part extends PixiPart>({
  isStill,
  makePart,
}: {
  readonly isStill: boolean;
  readonly makePart: () => Promise<Part>;
}): {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly room: () => Promise<PixiRoom<Part>>;
} {
  const host = useRef<HTMLDivElement>(null);
  const [standing] = useState(() => Promise.withResolvers<PixiRoom<Part>>());

  // A canvas is opened once and closed with the scene; React draws nothing in it. That it opens can be
  // seen as soon as the scene can.
  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    let isGone = false;
    const opened = openRoom(host.current, { isStill, makePart });
    void opened.then((room) => {
      if (isGone) room.close();
      else standing.resolve(room);
    }, standing.reject);
    return () => {
      isGone = true;
      void opened.then((room) => room.close());
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one room for the life of the scene
  }, []);

  return { host, room: () => standing.promise };
}
