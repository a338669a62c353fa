import type { Menus } from "@croupier/contracts";
import { channelItemClass, classNames, Icon, Popover } from "@croupier/ui";
import { iconChevronDown } from "@croupier/ui/icons";
import { useLocation } from "react-router";

import { useSay } from "../language/Messages.context.tsx";
import styles from "./ChannelMenu.module.css";
import { MenuLink } from "./MenuLink.tsx";
import { channelMenuSlots, inOrder } from "./menu-slots.ts";

/** Between 992 and 1279 px there is room for four; the others wait behind More there. */
const slotsWhenNarrow = 4;

export function ChannelMenu({ menu }: { menu: Menus["channelMenu"] }) {
  const say = useSay();
  const { key } = useLocation();
  const { shown, behindMore, needsMore } = channelMenuSlots(menu);
  const hiddenWhenNarrow = shown.slice(slotsWhenNarrow);
  const secondary = inOrder(menu.secondary);
  const all = [...menu.primary, ...secondary];
  return (
    <nav
      className={styles["ChannelMenu"]}
      aria-label={say("menu.channels")}
      data-menu="channelMenu"
    >
      {shown.map((item, place) => (
        <MenuLink
          key={item.id}
          item={item}
          menu={all}
          look="row"
          className={classNames(
            styles["ChannelMenu-item"],
            place >= slotsWhenNarrow && styles["ChannelMenu-item--wide"],
          )}
        />
      ))}
      {(needsMore || hiddenWhenNarrow.length > 0) && (
        // A new place is a new popover, and a new popover is closed (S4.9).
        <Popover
          key={key}
          label={say("menu.more")}
          under="bar"
          // oxlint-disable-next-line react/no-unstable-nested-components -- called by Popover, never mounted
          opener={(control) => <MoreButton {...control} onlyWhenNarrow={!needsMore} />}
        >
          <ul
            className={classNames(
              styles["ChannelMenu-list"],
              behindMore.length === 0 && styles["ChannelMenu-item--narrow"],
            )}
          >
            {hiddenWhenNarrow.map((item) => (
              <li key={item.id} className={styles["ChannelMenu-item--narrow"]}>
                <MenuLink item={item} menu={all} look="tile" />
              </li>
            ))}
            {behindMore.map((item) => (
              <li key={item.id}>
                <MenuLink item={item} menu={all} look="tile" />
              </li>
            ))}
          </ul>
          {secondary.length > 0 && (
            <ul className={styles["ChannelMenu-list"]}>
              {secondary.map((item) => (
                <li key={item.id}>
                  <MenuLink item={item} menu={all} look="tile" />
                </li>
              ))}
            </ul>
          )}
        </Popover>
      )}
    </nav>
  );
}

interface MoreButtonProps {
  readonly popoverTarget: string;
  readonly onlyWhenNarrow: boolean;
}

function MoreButton({ popoverTarget, onlyWhenNarrow }: MoreButtonProps) {
  const say = useSay();
  return (
    <button
      type="button"
      popoverTarget={popoverTarget}
      className={classNames(
        channelItemClass("row"),
        styles["ChannelMenu-item"],
        onlyWhenNarrow && styles["ChannelMenu-item--narrow"],
      )}
    >
      {say("menu.more")}
      <Icon shape={iconChevronDown} size="sm" />
    </button>
  );
}
