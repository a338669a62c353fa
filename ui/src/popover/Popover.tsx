import { type MouseEvent, type ReactNode, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Popover.module.css";

export type PopoverProps = {
  label: string;
  // Draws the button; the browser ties it to the panel, also before any script has run.
  opener: (control: { popoverTarget: string }) => ReactNode;
  // "opener" hangs from its button; "bar" spans the page under the sticky bar.
  under?: "opener" | "bar";
  onToggle?: (open: boolean) => void;
  children: ReactNode;
};

export function Popover({ label, opener, under = "opener", onToggle, children }: PopoverProps) {
  const panel = useRef<HTMLElement>(null);
  const id = useId();

  // Whoever follows a link has chosen; the panel must not stay over the page that comes.
  function closeAfterChoice(event: MouseEvent) {
    const chosen = event.target instanceof Element && event.target.closest("a");
    if (chosen) panel.current?.hidePopover();
  }

  return (
    <>
      {opener({ popoverTarget: id })}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it only watches the links inside, which the keyboard presses too */}
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        onClick={closeAfterChoice}
        onToggle={onToggle && (({ newState }) => onToggle(newState === "open"))}
        className={classNames(styles["Popover"], styles[`Popover--${under}`])}
      >
        {children}
      </section>
    </>
  );
}
