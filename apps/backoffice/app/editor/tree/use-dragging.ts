import { useState, type DragEvent } from "react";
import type { Side } from "./drop-on.ts";
import type { Standing } from "./walk-content.ts";

type Over = { readonly id: string; readonly side: Side };

/** What of the tree is under way by mouse, and where it would land. Others move by key and by menu. */
export function useDragging({
  onDrag,
  onDrop,
}: {
  readonly onDrag: (dragged: Standing | undefined) => void;
  readonly onDrop: (dragged: Standing, target: Standing, side: Side) => void;
}) {
  const [dragged, setDragged] = useState<Standing>();
  const [over, setOver] = useState<Over>();
  const end = () => {
    setDragged(undefined);
    onDrag(undefined);
    setOver(undefined);
  };
  return {
    rowProps(target: Standing) {
      const { id } = target.block.props as { id: string };
      return {
        draggable: true,
        "data-drop": over?.id === id ? over.side : undefined,
        "data-dragged": dragged?.block.props.id === id || undefined,
        onDragStart(event: DragEvent) {
          // Firefox starts no drag that carries nothing.
          event.dataTransfer.setData("text/plain", id);
          event.dataTransfer.effectAllowed = "move";
          setDragged(target);
          onDrag(target);
        },
        onDragOver(event: DragEvent) {
          if (dragged === undefined) return;
          event.preventDefault();
          const side = sideOf(event);
          if (over?.id !== id || over.side !== side) setOver({ id, side });
        },
        onDrop(event: DragEvent) {
          event.preventDefault();
          if (dragged !== undefined) onDrop(dragged, target, sideOf(event));
          end();
        },
        onDragEnd: end,
      };
    },
  };
}

function sideOf({ currentTarget, clientY }: DragEvent): Side {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? "before" : "after";
}
