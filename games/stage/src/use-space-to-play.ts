import { useEffect } from "react";
import type { StageDesk } from "./desk/desk-options.ts";

/**
 * The space bar plays once, wherever the keyboard is, unless it means something there already; while rounds
 * follow by themselves it ends that. Held down it plays on only where the law lets rounds follow so.
 */
export function useSpaceToPlay(desk: StageDesk): void {
  // Keys are heard by the window, which React does not render.
  useEffect(() => {
    /** What a mouse or a finger touched last: it has the focus, but nobody went there to press space. */
    let touched: Element | null = null;
    /** This very press ended an autoplay: held on, it begins nothing. */
    let hasStopped = false;

    function touch(event: PointerEvent): void {
      touched = event.target instanceof Element ? event.target : null;
    }
    function press(event: KeyboardEvent): void {
      if (event.key !== " ") touched = null;
      // With shift it is the second bet's, in a game that takes two.
      if (event.key !== " " || event.shiftKey || event.defaultPrevented) return;
      // Behind what lies over the stage and asks something, nothing is staked.
      if (document.querySelector("dialog:modal") !== null) return;
      const isRunning = desk.state().auto !== undefined;
      // What ends an autoplay is never far: wherever the keyboard is, but where somebody types.
      if (isRunning ? isTyped(event.target) : hasItsOwnSpace(event.target, touched)) return;
      event.preventDefault();
      if (event.repeat) return void (hasStopped || desk.playOn());
      hasStopped = isRunning;
      void desk.play();
    }
    window.addEventListener("pointerdown", touch);
    window.addEventListener("keydown", press);
    return () => {
      window.removeEventListener("pointerdown", touch);
      window.removeEventListener("keydown", press);
    };
  }, [desk]);
}

const typed =
  "textarea, [contenteditable], dialog[open] *, input:not([type=range], [type=radio], [type=checkbox])";
const pressed = "button, a[href], summary, select, [type=radio], [type=checkbox]";

function isTyped(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(typed);
}

/** Where somebody types, space is a letter; where the keyboard has gone to, it presses or ticks. */
function hasItsOwnSpace(target: EventTarget | null, touched: Element | null): boolean {
  if (!(target instanceof Element)) return false;
  if (isTyped(target)) return true;
  const one = target.closest(pressed);
  return one !== null && !isTouched(one, touched);
}

/** The control itself, or the label around it. */
function isTouched(one: Element, touched: Element | null): boolean {
  return (
    touched !== null && (one.contains(touched) || one.closest("label")?.contains(touched) === true)
  );
}
