import type { MenuItem } from "@croupier/contracts";
import { classNames, TextLink } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import styles from "./HeaderMenu.module.css";
import { inOrder } from "./menu-slots.ts";

export interface HeaderMenuProps {
  readonly items: readonly MenuItem[];
  /** The mini header is for tablets, the header for what is wider; a phone has room for neither. */
  readonly of: "miniHeader" | "header";
}

/** A few links beside the entrance. Editors may keep them for visitors or for players alone. */
export function HeaderMenu({ items, of }: HeaderMenuProps) {
  const say = useSay();
  if (items.length === 0) return null;
  return (
    <nav
      aria-label={say("menu.site")}
      className={classNames(styles["HeaderMenu"], styles[`HeaderMenu--${of}`])}
      data-menu={of}
    >
      {inOrder(items).map(({ id, props }) => (
        <TextLink key={id} href={props.link} look="soft">
          {props.text}
        </TextLink>
      ))}
    </nav>
  );
}
