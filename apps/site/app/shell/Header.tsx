import { Button, ContainerRow, Link, Logo } from "@croupier/ui";
import { useEffect } from "react";
import { href, useRevalidator } from "react-router";

import { useSay } from "../language/Messages.context.tsx";
import { AccountPlace } from "../session/AccountPlace.tsx";
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
        <Link href={href("/")} aria-label={say("menu.home", { brand: brandName })}>
          <Logo name={brandName} mark={<img src={mark} alt="" width="32" height="32" />} />
        </Link>
        {site && <ChannelMenu menu={site.menus.channelMenu} />}
        <div className={styles["Header-tools"]}>
          {site && <HeaderMenu items={site.menus.miniHeader} of="miniHeader" />}
          {site && <HeaderMenu items={site.siteMenu} of="header" />}
          {site?.signedIn ? <AccountPlace /> : <EntrancePlace />}
        </div>
      </ContainerRow>
    </header>
  );
}

function EntrancePlace() {
  const say = useSay();
  const { revalidate } = useRevalidator();
  // Somebody signed in, in another tab: the browser tells, and this page is theirs as well.
  useEffect(() => {
    const tabs = new BroadcastChannel("session");
    tabs.addEventListener("message", () => void revalidate());
    return () => tabs.close();
  }, [revalidate]);
  return (
    <>
      <Button href={href("/login")} look="ghost">
        {say("menu.signIn")}
      </Button>
      <Button href={href("/join")} look="quiet">
        {say("menu.join")}
      </Button>
    </>
  );
}
