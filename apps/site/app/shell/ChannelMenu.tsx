import type { Menus } from "@croupier/contracts";
import { channelItemClass, classNames, DrawnOnce, Icon, Popover } from "@croupier/ui";
import { iconChevronDown } from "@croupier/ui/icons";
import { useLocation } from "react-router";

import { useSay } from "../language/Messages.context.tsx";
import styles from "./ChannelMenu.module.css";
import { currentIn, MenuLink } from "./MenuLink.tsx";
import { channelMenuSlots, inOrder } from "./menu-slots.ts";

export function ChannelMenu({ menu }: { menu: Menus["channelMenu"] }) {
  const say = useSay();
  const { key, pathname } = useLocation();
  const { shown, behindMore, needsMore } = channelMenuSlots(menu);
  const secondary = inOrder(menu.secondary);
  const all = [...menu.primary, ...secondary];
  return (
    <nav
      className={styles["ChannelMenu"]}
      aria-label={say("menu.channels")}
      data-menu="channelMenu"
    >
      <DrawnOnce of={[menu, currentIn(all, pathname)]}>
        {shown.map((item) => (
          <MenuLink
            key={item.id}
            item={item}
            menu={all}
            look="row"
            className={styles["ChannelMenu-item"]}
          />
        ))}
        {needsMore && (
          // A new place is a new popover, and a new popover is closed (S4.9).
          <Popover
            key={key}
            label={say("menu.more")}
            under="bar"
            // oxlint-disable-next-line react/no-unstable-nested-components -- called by Popover, never mounted
            opener={(control) => <MoreButton {...control} />}
          >
            {[behindMore, secondary]
              .filter((list) => list.length > 0)
              .map((list) => (
                <ul
                  key={list === secondary ? "secondary" : "primary"}
                  className={styles["ChannelMenu-list"]}
                >
                  {list.map((item) => (
                    <li key={item.id}>
                      <MenuLink item={item} menu={all} look="tile" />
                    </li>
                  ))}
                </ul>
              ))}
          </Popover>
        )}
      </DrawnOnce>
    </nav>
  );
}

function MoreButton({ popoverTarget }: { readonly popoverTarget: string }) {
  const say = useSay();
  return (
    <button
      type="button"
      popoverTarget={popoverTarget}
      className={classNames(channelItemClass("row"), styles["ChannelMenu-item"])}
    >
      {say("menu.more")}
      <Icon shape={iconChevronDown} size="sm" />
    </button>
  );
}
