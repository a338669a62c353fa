import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement } from "react";
import { Icon } from "../icon/Icon.tsx";
import { Link } from "../link/Link.tsx";
import styles from "./Menu.module.css";

export type MenuItem = { id: string; label: string; icon?: string; danger?: boolean } & (
  | { href: string; onPress?: never }
  | { href?: never; onPress: () => void }
);

export type MenuProps = {
  label: string;
  // The button that opens it; it gets what it needs to be one.
  opener: ReactElement<Record<string, unknown>>;
  items: readonly MenuItem[];
};

// A list of things to do: arrows move, letters jump, Escape gives the focus back. The platform has
// no such thing, so this one stands on Base UI and is loaded when somebody reaches for it.
export function Menu({ label, opener, items }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={opener} />
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={6} className={styles["Menu-place"]}>
          <Base.Popup aria-label={label} className={styles["Menu"]}>
            {items.map((item) => (
              <Item key={item.id} {...item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Item({ label, icon, danger = false, href, onPress }: MenuItem) {
  const look = `${styles["Menu-item"]} ${danger ? styles["Menu-item--danger"] : ""}`;
  const body = (
    <>
      {icon && <Icon shape={icon} />}
      {label}
    </>
  );
  if (href === undefined) {
    return (
      <Base.Item className={look} onClick={onPress}>
        {body}
      </Base.Item>
    );
  }
  return (
    <Base.LinkItem className={look} closeOnClick render={<Link href={href} />}>
      {body}
    </Base.LinkItem>
  );
}
