import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { iconX } from "../icon/icon-shapes.ts";
import styles from "./Sheet.module.css";

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  // "bottom" slides up from the thumb, "end" from the side, "center" is a question in the middle.
  // From 769 px up a bottom sheet stands in the middle too.
  place?: "bottom" | "end" | "center";
  children: ReactNode;
};

// The platform's own modal: it holds the focus, answers Escape and gives the focus back.
export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  place = "bottom",
  children,
}: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // showModal is a call, not an attribute, so the element has to be told what `open` has become.
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  // The dialog itself has no padding: a press that lands on it landed outside its body.
  function pressOutside(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way, and the dialog answers it by itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={pressOutside}
      className={classNames(styles["Sheet"], styles[`Sheet--${place}`])}
    >
      <div className={styles["Sheet-body"]}>
        <header className={styles["Sheet-head"]}>
          <h2 id={titleId} className={styles["Sheet-title"]}>
            {title}
          </h2>
          <IconButton icon={iconX} label={closeLabel} onClick={onClose} />
        </header>
        {open && children}
      </div>
    </dialog>
  );
}
