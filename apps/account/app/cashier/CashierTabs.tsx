import { Link } from "@croupier/ui";

import { useSiteConfiguration } from "../calls/site-configuration-query.ts";
import { useSay } from "../language/Words.context.tsx";
import { usePlace } from "../navigation/Place.context.tsx";
import { isThere } from "../pages/find-page.ts";
import { cashierTabs, currentTab } from "./cashier-tabs.ts";
import styles from "./CashierPage.module.css";

/** From one page of the cashier to the others; a row that is moved sideways where it is too long. */
export function CashierTabs() {
  const say = useSay();
  const { page } = usePlace();
  const { data: configuration } = useSiteConfiguration();
  const tabs = configuration === undefined ? [] : cashierTabs({ ...configuration, isThere });
  const current = currentTab(tabs, page.path);
  return (
    <nav aria-label={say("cashier.title")} className={styles["CashierPage-tabs"]}>
      {tabs.map(({ path, label }) => (
        <Link
          key={path}
          href={path}
          className={styles["CashierPage-tab"]}
          aria-current={path === current?.path ? "page" : undefined}
        >
          {say(label)}
        </Link>
      ))}
    </nav>
  );
}
