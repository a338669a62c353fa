import type { SignedIn } from "@croupier/contracts";
import { Avatar, Button, Icon, IconButton, Popover, VisuallyHidden } from "@croupier/ui";
import { iconChevronDown, iconLogOut, iconUserRound } from "@croupier/ui/icons";
import { useLocation } from "react-router";

import { useSay } from "../language/Messages.context.tsx";
import { MenuLink } from "../shell/MenuLink.tsx";
import { RegionBlocks } from "../shell/RegionBlocks.tsx";
import { inOrder } from "../shell/menu-slots.ts";
import { useSite } from "../site.ts";
import styles from "./AccountPlace.module.css";
import { displayName } from "./display-name.ts";

export interface AccountMenuProps {
  readonly player: SignedIn;
  readonly onSignOut: () => void;
  readonly signingOut: boolean;
}

/** The player's name and what belongs to it. Tier and points stand beside it once their call exists. */
export function AccountMenu({ player, onSignOut, signingOut }: AccountMenuProps) {
  const say = useSay();
  const { key } = useLocation();
  const name = displayName(player);
  const menu = useSite()?.menus.accountMenu ?? [];
  return (
    <>
      {/* A new place is a new popover, and a new popover is closed (S4.9). */}
      <Popover
        key={key}
        label={say("menu.account")}
        // oxlint-disable-next-line react/no-unstable-nested-components -- called by Popover, never mounted
        opener={(control) => <Opener {...control} name={name} label={say("menu.account")} />}
      >
        <p className={styles["AccountPlace-fullName"]}>{name}</p>
        <Button href="/account" icon={iconUserRound} wide>
          {say("menu.account")}
        </Button>
        <ul className={styles["AccountPlace-links"]} data-menu="accountMenu">
          {inOrder(menu).map((item) => (
            <li key={item.id}>
              <MenuLink item={item} menu={menu} look="tile" />
            </li>
          ))}
        </ul>
        <RegionBlocks name="accountMenu" frame="none" />
        <Button icon={iconLogOut} wide busy={signingOut} onClick={onSignOut}>
          {say(signingOut ? "menu.signingOut" : "menu.signOut")}
        </Button>
      </Popover>
      <IconButton
        className={styles["AccountPlace-signOut"]}
        icon={iconLogOut}
        label={say("menu.signOut")}
        aria-busy={signingOut}
        onClick={signingOut ? undefined : onSignOut}
      />
    </>
  );
}

interface OpenerProps {
  readonly popoverTarget: string;
  readonly name: string;
  readonly label: string;
}

function Opener({ popoverTarget, name, label }: OpenerProps) {
  return (
    <button type="button" popoverTarget={popoverTarget} className={styles["AccountPlace-opener"]}>
      <VisuallyHidden>{`${name}, ${label}`}</VisuallyHidden>
      <Avatar name={name} />
      <span className={styles["AccountPlace-name"]} aria-hidden>
        {name}
      </span>
      <Icon shape={iconChevronDown} size="sm" className={styles["AccountPlace-name"]} />
    </button>
  );
}
