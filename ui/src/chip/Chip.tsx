import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { iconX } from "../icon/icon-shapes.ts";
import { Link, type LinkProps } from "../link/Link.tsx";
import styles from "./Chip.module.css";

type Look = { icon?: string; children: ReactNode };

export type ChipProps =
  | (Look & {
      href?: never;
      pressed?: boolean;
      // A pressed filter that goes away when pressed again shows a cross.
      removable?: boolean;
    } & Omit<ComponentProps<"button">, "disabled">)
  | (Look & { pressed?: never; removable?: never } & LinkProps);

export function Chip({
  icon,
  pressed,
  removable = false,
  className,
  children,
  ...rest
}: ChipProps) {
  const look = classNames(styles["Chip"], className);
  if (rest.href !== undefined) {
    return (
      <Link {...rest} className={look}>
        {icon && <Icon shape={icon} size="sm" />}
        {children}
      </Link>
    );
  }
  const { href: _absent, type = "button", ...button } = rest;
  return (
    <button {...button} type={type} className={look} aria-pressed={pressed}>
      {icon && <Icon shape={icon} size="sm" />}
      {children}
      {removable && <Icon shape={iconX} size="sm" />}
    </button>
  );
}
