import { channelItemClass, DrawnOnce, Icon } from "@croupier/ui";
import { iconEllipsis } from "@croupier/ui/icons";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";

import { useEarlyPress } from "../early-press/use-early-press.ts";
import { useSay } from "../language/Messages.context.tsx";
import { useSite } from "../site.ts";
import styles from "./BottomBar.module.css";
import { currentIn, MenuLink } from "./MenuLink.tsx";
import { bottomBarSlots } from "./menu-slots.ts";

const importSheet = () => import("./MoreSheet.tsx");
const MoreSheet = lazy(async () => ({ default: (await importSheet()).MoreSheet }));

/** The mobile bar: at most five items, the last of them More when there are others. */
export function BottomBar() {
  const say = useSay();
  const { key, pathname } = useLocation();
  // The sheet is open at the place it was opened at; going anywhere closes it (S4.9).
  const [openedAt, setOpenedAt] = useState<string>();
  const menu = useSite()?.menus.bottomBar;
  if (menu === undefined) return null;
  const { shown, behindMore } = bottomBarSlots(menu, say("menu.myGames"));
  return (
    <>
      <nav
        className={styles["BottomBar"]}
        aria-label={say("menu.main")}
        data-bottom-bar=""
        data-menu="bottomBar"
      >
        <DrawnOnce of={[shown, currentIn(menu, pathname)]}>
          {shown.map((item) => (
            <MenuLink key={item.id} item={item} menu={menu} look="bottom" />
          ))}
        </DrawnOnce>
        {behindMore.length > 0 && <MoreButton onPress={() => setOpenedAt(key)} />}
      </nav>
      {openedAt !== undefined && (
        <Suspense>
          <MoreSheet
            items={behindMore}
            menu={menu}
            open={openedAt === key}
            onClose={() => setOpenedAt(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function MoreButton({ onPress }: { readonly onPress: () => void }) {
  const say = useSay();
  return (
    <button
      {...useEarlyPress(onPress)}
      type="button"
      className={channelItemClass("bottom")}
      aria-haspopup="dialog"
      onPointerDown={() => void importSheet()}
    >
      <Icon shape={iconEllipsis} size="lg" />
      {say("menu.more")}
    </button>
  );
}
