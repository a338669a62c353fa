import { Button, Icon, Link, Logo, SkipLink } from "@croupier/ui";
import { iconLock, iconScrollText, iconTimer } from "@croupier/ui/icons";
import type { ReactNode } from "react";
import { href, Outlet, useLocation } from "react-router";

import type { Route } from "./+types/entrance-layout";
import { HeroPicture } from "../brand/HeroPicture.tsx";
import { LateErrorPage } from "../errors/LateErrorPage.tsx";
import { useHydrated } from "../hydration.ts";
import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { useFocusOnNavigation } from "../navigation/focus-on-navigation.ts";
import { RouteProgress } from "../navigation/RouteProgress.tsx";
import type { PageHandle } from "../page-handle.ts";
import { detour } from "../sign-in/detour.ts";
import { readDestination } from "../sign-in/read-destination.ts";
import { useBrand, useSite } from "../site.ts";
import styles from "./entrance-layout.module.css";

const areas = ["entrance", "problems"] as const;

export const handle: PageHandle = { messages: areas };

/** Signing in and joining: the form and nothing to be distracted by, the painting beside it. */
export default function EntranceLayout() {
  return (
    <WithMessages areas={areas}>
      <Frame>
        <Outlet />
      </Frame>
    </WithMessages>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <WithMessages areas={areas}>
      <Frame>
        <LateErrorPage error={error} />
      </Frame>
    </WithMessages>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const say = useSay();
  const content = useFocusOnNavigation();
  return (
    <div className={styles["Entrance"]}>
      <SkipLink to="content">{say("page.skip")}</SkipLink>
      <RouteProgress />
      <div className={styles["Entrance-side"]}>
        <EntranceHeader />
        <main id="content" ref={content} tabIndex={-1} className={styles["Entrance-main"]}>
          {children}
        </main>
      </div>
      <Promises />
    </div>
  );
}

function EntranceHeader() {
  const say = useSay();
  const site = useSite();
  const { mark } = useBrand();
  const { pathname, search, hash } = useLocation();
  const joining = pathname === href("/join");
  const other = joining ? href("/login") : href("/join");
  // The page is shared by everyone, whatever their destination: the way on is the browser's to add.
  const onward = useHydrated() ? readDestination(new URLSearchParams(search), hash) : undefined;
  const brandName = site?.brandName ?? "";
  return (
    <header className={styles["Entrance-header"]}>
      <Link href={href("/")} aria-label={say("menu.home", { brand: brandName })}>
        <Logo name={brandName} mark={<img src={mark} alt="" width="32" height="32" />} />
      </Link>
      {!site?.signedIn && (
        <Button href={detour(other, onward)} look="ghost" size="sm">
          {say(joining ? "join.signInInstead" : "login.createAccount")}
        </Button>
      )}
    </header>
  );
}

const promises = [
  { icon: iconScrollText, title: "entrance.receipt", text: "entrance.receiptText" },
  { icon: iconLock, title: "entrance.money", text: "entrance.moneyText" },
  { icon: iconTimer, title: "entrance.rest", text: "entrance.restText" },
] as const;

function Promises() {
  const say = useSay();
  return (
    <aside className={styles["Entrance-art"]}>
      <HeroPicture place="beside" className={styles["Entrance-picture"]} />
      <div className={styles["Entrance-promises"]}>
        <h2 className={styles["Entrance-claim"]}>{say("entrance.title")}</h2>
        {promises.map(({ icon, title, text }) => (
          <p key={title} className={styles["Entrance-promise"]}>
            <Icon shape={icon} size="lg" />
            <span>
              <strong>{say(title)}</strong>
              <br />
              {say(text)}
            </span>
          </p>
        ))}
      </div>
    </aside>
  );
}
