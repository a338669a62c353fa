import { classNames } from "../class-names.ts";
import styles from "./Icon.module.css";

export type IconProps = {
  shape: string;
  size?: "sm" | "md" | "lg" | "em";
  // Arrows and chevrons point the other way where text runs from right to left.
  directional?: boolean;
  // Without a label the icon is decoration beside words, and screen readers pass over it.
  label?: string;
  className?: string | undefined;
};

export function Icon({ shape, size = "md", directional = false, label, className }: IconProps) {
  const spoken =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      {...spoken}
      viewBox="0 0 24 24"
      className={classNames(
        styles["Icon"],
        styles[`Icon--${size}`],
        directional && styles["Icon--directional"],
        className,
      )}
    >
      <path d={shape} />
    </svg>
  );
}
