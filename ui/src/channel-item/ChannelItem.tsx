import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { Link, type LinkProps } from "../link/Link.tsx";
import styles from "./ChannelItem.module.css";

export type ChannelItemProps = {
  // "row" in the desktop bar, "bottom" in the phone's bar, "tile" in the sheet and the dropdown.
  look: "row" | "bottom" | "tile";
  label: string;
  icon?: string | undefined;
  current?: boolean;
  badge?: ReactNode;
} & Omit<LinkProps, "children">;

export function ChannelItem({
  look,
  label,
  icon,
  current = false,
  badge,
  className,
  ...link
}: ChannelItemProps) {
  return (
    <Link
      {...link}
      aria-current={current ? "page" : undefined}
      className={classNames(channelItemClass(look), className)}
    >
      {icon && look !== "row" && <Icon shape={icon} size={look === "bottom" ? "lg" : "md"} />}
      <span className={styles["ChannelItem-label"]}>{label}</span>
      {badge}
    </Link>
  );
}

// A button that opens the rest of a menu looks like the items beside it.
export function channelItemClass(look: ChannelItemProps["look"]): string | undefined {
  return classNames(styles["ChannelItem"], styles[`ChannelItem--${look}`]);
}
