import { Button, ContainerRow, DrawnOnce, Link, Logo } from "@croupier/ui";
import { useEffect } from "react";
import { href, useLocation, useRevalidator } from "react-router";

import { HeaderSearch } from "../casino/search/HeaderSearch.tsx";
import { useHydrated } from "../hydration.ts";
import { useSay } from "../language/Messages.context.tsx";
import { AccountPlace } from "../session/AccountPlace.tsx";
import { detour } from "../sign-in/detour.ts";
import { useBrand, useSite } from "../site.ts";
import { ChannelMenu } from "./ChannelMenu.tsx";
import styles from "./Header.module.css";
import { HeaderMenu } from "./HeaderMenu.tsx";

/** The bar on top: mini on phones, with the channel row on desktops. */
export function Header() {
  const say = useSay();
  const site = useSite();
  const { mark } = useBrand();
  const brandName = site?.brandName ?? "";
  return (
    <header className={styles["Header"]}>
      <ContainerRow className={styles["Header-row"]}>
        <Link
          href={href("/")}
          className={styles["Header-home"]}
          aria-label={say("menu.home", { brand: brandName })}
        >
          <Logo
            className={styles["Header-logo"]}
            name={brandName}
            mark={<img src={mark} alt="" width="32" height="32" />}
          />
        </Link>
        {site && <ChannelMenu menu={site.menus.channelMenu} />}
        <div className={styles["Header-tools"]}>
          <DrawnOnce of="tools">
            {site && <HeaderMenu items={site.menus.miniHeader} of="miniHeader" />}
            {site && <HeaderMenu items={site.siteMenu} of="header" />}
            {site?.hasGames && <HeaderSearch />}
            {site?.signedIn ? <AccountPlace /> : <EntrancePlace />}
          </DrawnOnce>
        </div>
      </ContainerRow>
    </header>
  );
}

function EntrancePlace() {
  const say = useSay();
  const login = useLogin();
  const { revalidate } = useRevalidator();
  // Somebody signed in, in another tab: the browser tells, and this page is theirs as well.
  useEffect(() => {
    const tabs = new BroadcastChannel("session");
    tabs.addEventListener("message", () => void revalidate());
    return () => tabs.close();
  }, [revalidate]);
  return (
    <>
      <Button href={login} look="ghost">
        {say("menu.signIn")}
      </Button>
      <Button href={href("/join")} look="quiet">
        {say("menu.join")}
      </Button>
    </>
  );
}

/** The page is shared by everyone, whatever their query: the way back to it is the browser's to add (S2.1). */
function useLogin(): string {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const back = useHydrated() && here !== href("/") ? here : undefined;
  return detour(href("/login"), back);
}
