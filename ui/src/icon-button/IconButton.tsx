import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { Link, type LinkProps } from "../link/Link.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import styles from "./IconButton.module.css";

type Look = {
  // A picture alone says nothing to those who listen, so the label is not optional.
  label: string;
  icon: string;
  directional?: boolean;
  // A count or a dot over the icon's corner.
  corner?: ReactNode;
};

export type IconButtonProps =
  | (Look & { href?: never } & Omit<ComponentProps<"button">, "children" | "disabled">)
  | (Look & Omit<LinkProps, "children">);

export function IconButton({
  label,
  icon,
  directional = false,
  corner,
  className,
  ...rest
}: IconButtonProps) {
  const look = classNames(styles["IconButton"], className);
  const picture = (
    <>
      <Icon shape={icon} directional={directional} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {corner && <span className={styles["IconButton-corner"]}>{corner}</span>}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Link {...rest} className={look}>
        {picture}
      </Link>
    );
  }
  const { href: _absent, type = "button", ...button } = rest;
  return (
    <button {...button} className={look} type={type}>
      {picture}
    </button>
  );
}
