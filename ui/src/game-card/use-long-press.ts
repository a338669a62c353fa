import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

const longPressMs = 450;

// On glass there is no hover: holding a card reveals it, and a touch anywhere else puts it back.
export function useLongPress(card: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Only while the card is open does the page need to be listened to.
  useEffect(() => {
    if (!open) return;
    function close(event: Event) {
      const inside = event.target instanceof Node && card.current?.contains(event.target);
      if (!inside) setOpen(false);
    }
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [open, card]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.pointerType === "touch")
          timer.current = setTimeout(() => setOpen(true), longPressMs);
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: () => clearTimeout(timer.current),
      // Holding a link would also open the phone's own menu over the card.
      onContextMenu(event: { preventDefault: () => void }) {
        if (open) event.preventDefault();
      },
    },
  };
}
