import type { MenuItem } from "@croupier/contracts";
import { ChannelItem, type ChannelItemProps } from "@croupier/ui";
import { useLocation } from "react-router";

import { isCurrent } from "../navigation/is-current.ts";
import { menuIcon } from "./menu-icons.ts";

export interface MenuLinkProps {
  readonly item: MenuItem;
  /** The whole menu it stands in: of that one item is current. */
  readonly menu: readonly MenuItem[];
  readonly look: ChannelItemProps["look"];
  readonly className?: string | undefined;
}

/** The link of a menu that leads to where somebody is. */
export function currentIn(menu: readonly MenuItem[], pathname: string): string | undefined {
  const links = menu.map(({ props }) => props.link);
  return links.find((link) => isCurrent(link, pathname, links));
}

/** One menu record as a link. The same record looks different in the row, the bar and the sheet. */
export function MenuLink({ item: { props }, menu, look, className }: MenuLinkProps) {
  const { pathname } = useLocation();
  return (
    <ChannelItem
      look={look}
      href={props.link}
      label={props.text}
      title={props.title}
      icon={look === "bottom" ? menuIcon(props.iconClass) : undefined}
      current={props.link === currentIn(menu, pathname)}
      className={className}
    />
  );
}
