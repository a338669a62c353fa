import { VisuallyHidden } from "@mantine/core";
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { Icon } from "../../parts/Icon.tsx";
import { moveInList } from "./move-in-list.ts";
import styles from "./OrderedList.module.css";

/**
 * A list whose order is somebody's to choose: drag by the grip, or with the grip focused the arrow
 * keys, Home and End. What moved where is also said aloud.
 */
export function OrderedList<T>({
  items,
  label,
  nameOf,
  keyOf,
  onMove,
  onSideways,
  children,
}: {
  items: readonly T[];
  label: string;
  nameOf: (item: T) => string;
  keyOf: (item: T) => string;
  onMove: (items: readonly T[]) => void;
  /** Between levels, where there are some: the right arrow goes in, the left one out. */
  onSideways?: (item: T, way: "in" | "out") => void;
  children: (item: T, index: number) => ReactNode;
}) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState("");

  function move(from: number, to: number): void {
    const target = Math.max(0, Math.min(items.length - 1, to));
    const item = items[from];
    if (item === undefined || target === from) return;
    onMove(moveInList(items, from, target));
    setSaid(`${nameOf(item)} is now ${target + 1} of ${items.length}`);
  }

  function onKey(event: KeyboardEvent, item: T, index: number): void {
    if (onSideways !== undefined && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
      event.preventDefault();
      onSideways(item, event.key === "ArrowRight" ? "in" : "out");
      return;
    }
    const target = targetOfKey(event.key, index, items.length);
    if (target === undefined) return;
    event.preventDefault();
    move(index, target);
  }

  function onPointerMove(event: PointerEvent, index: number): void {
    if (dragged === undefined || list.current === null) return;
    move(index, indexAt(list.current, event.clientY));
  }

  return (
    <>
      <ol className={styles.OrderedList} aria-label={label} ref={list}>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            className={styles["OrderedList-one"]}
            data-dragged={dragged === keyOf(item)}
          >
            <button
              type="button"
              className={styles["OrderedList-grip"]}
              aria-label={`Move ${nameOf(item)}`}
              title="Drag, or use the arrow keys"
              onKeyDown={(event) => onKey(event, item, index)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(keyOf(item));
              }}
              onPointerMove={(event) => onPointerMove(event, index)}
              onPointerUp={() => setDragged(undefined)}
              onPointerCancel={() => setDragged(undefined)}
            >
              <Icon name="grip" size={18} />
            </button>
            <div className={styles["OrderedList-content"]}>{children(item, index)}</div>
          </li>
        ))}
      </ol>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
    </>
  );
}

function targetOfKey(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowUp") return index - 1;
  if (key === "ArrowDown") return index + 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** Which row a height of the window belongs to; above and below the list are its ends. */
function indexAt(list: HTMLElement, height: number): number {
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  const found = rows.findIndex(({ bottom }) => height < bottom);
  return found === -1 ? rows.length - 1 : found;
}
