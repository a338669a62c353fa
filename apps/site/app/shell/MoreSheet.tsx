import type { MenuItem } from "@croupier/contracts";
import { Sheet } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import styles from "./MoreSheet.module.css";
import { MenuLink } from "./MenuLink.tsx";

export interface MoreSheetProps {
  readonly items: readonly MenuItem[];
  readonly menu: readonly MenuItem[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What did not fit the bottom bar, in three columns. Loaded when a finger goes down on More. */
export function MoreSheet({ items, menu, open, onClose }: MoreSheetProps) {
  const say = useSay();
  return (
    <Sheet open={open} onClose={onClose} title={say("menu.more")} closeLabel={say("menu.close")}>
      <nav className={styles["MoreSheet"]} aria-label={say("menu.more")} data-menu="more">
        {items.map((item) => (
          <MenuLink
            key={item.id}
            item={item}
            menu={menu}
            look="bottom"
            className={styles["MoreSheet-item"]}
          />
        ))}
      </nav>
    </Sheet>
  );
}
