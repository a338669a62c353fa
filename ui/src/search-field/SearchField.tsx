import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { iconSearch } from "../icon/icon-shapes.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import styles from "./SearchField.module.css";

export type SearchFieldProps = {
  label: string;
  // What stands to the left and the right of the words in left-to-right text; the glass by default.
  left?: ReactNode;
  right?: ReactNode;
  size?: "md" | "lg";
} & Omit<ComponentProps<"input">, "type" | "size">;

export function SearchField({
  label,
  left = <Icon shape={iconSearch} />,
  right,
  size = "md",
  id,
  className,
  ...input
}: SearchFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={classNames(styles["SearchField"], styles[`SearchField--${size}`], className)}>
      <span className={styles["SearchField-left"]}>{left}</span>
      <label htmlFor={inputId} className={styles["SearchField-label"]}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        id={inputId}
        type="search"
        className={styles["SearchField-typing"]}
      />
      {right && <span className={styles["SearchField-right"]}>{right}</span>}
    </div>
  );
}
