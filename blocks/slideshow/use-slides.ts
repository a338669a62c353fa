import { type KeyboardEvent, type UIEvent, useRef, useState } from "react";

type Mover = "player" | "clock";

/** Which slide is seen, who brought it there, and how the next one comes. */
export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const mover = useRef<Mover>("clock");
  const [place, setPlace] = useState(0);
  const [stopped, setStopped] = useState(false);
  // What is said aloud: only a move the player made, never one of the clock.
  const [announced, setAnnounced] = useState<number>();

  function go(to: number, by: Mover) {
    const list = track.current;
    if (!list) return;
    mover.current = by;
    const wrapped = (to + count) % count;
    // How it travels is the stylesheet's to say, and stillness is asked for there too.
    list.scrollTo({ left: wrapped * list.clientWidth * forward(list) });
  }

  function onScroll({ currentTarget: list }: UIEvent<HTMLElement>) {
    const seen = Math.round(Math.abs(list.scrollLeft) / list.clientWidth);
    // A box that is not laid out has no width, and no slide is seen in it.
    if (seen === place || !(seen < count)) return;
    setPlace(seen);
    setAnnounced(mover.current === "player" ? seen : undefined);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const list = track.current;
    if (step === undefined || !list || count < 2) return;
    event.preventDefault();
    // A slide that leaves takes the focus of its buttons with it, so the box takes that over.
    if (list.contains(document.activeElement)) list.focus({ preventScroll: true });
    go(place + step * forward(list), "player");
  }

  return {
    track,
    place,
    stopped,
    announced,
    go,
    stopOrPlay: () => setStopped(!stopped),
    handlers: { onScroll, onKeyDown, onTouch: () => void (mover.current = "player") },
  };
}

function forward(list: HTMLElement): 1 | -1 {
  return getComputedStyle(list).direction === "rtl" ? -1 : 1;
}
