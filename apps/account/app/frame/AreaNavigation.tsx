import { classNames, Icon, Link } from "@croupier/ui";
import { iconChevronRight, iconMessageCircle } from "@croupier/ui/icons";
import { useId } from "react";

import { useSay } from "../language/Words.context.tsx";
import { usePlace } from "../navigation/Place.context.tsx";
import { accountPages, pageGroups, type PageGroup } from "../pages/registry.ts";
import styles from "./AreaNavigation.module.css";

export function AreaNavigation({ className }: { className: string | undefined }) {
  const say = useSay();
  return (
    <nav
      aria-label={say("frame.navigation")}
      className={classNames(styles["AreaNavigation"], className)}
    >
      {pageGroups.map((group) => (
        <Group key={group} group={group} />
      ))}
      <ul>
        <li>
          <Link href="/contact" className={styles["AreaNavigation-link"]}>
            <Icon shape={iconMessageCircle} />
            {say("frame.contact")}
            <Icon
              shape={iconChevronRight}
              directional
              className={styles["AreaNavigation-chevron"]}
            />
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function Group({ group }: { group: PageGroup }) {
  const say = useSay();
  const labelId = useId();
  const { page: current } = usePlace();
  const pages = accountPages.filter(({ navigation }) => navigation?.group === group);
  if (pages.length === 0) return null;
  return (
    <>
      {group !== "account" && (
        <h2 id={labelId} className={styles["AreaNavigation-group"]}>
          {say(`frame.group.${group}`)}
        </h2>
      )}
      <ul aria-labelledby={group === "account" ? undefined : labelId}>
        {pages.map(({ path, title, navigation }) => (
          <li key={path}>
            <Link
              href={path}
              className={styles["AreaNavigation-link"]}
              aria-current={
                isWithin(navigation?.together?.root ?? path, current.path) ? "page" : undefined
              }
            >
              <Icon shape={navigation?.icon ?? ""} />
              {say(navigation?.together?.title ?? title)}
              <Icon
                shape={iconChevronRight}
                directional
                className={styles["AreaNavigation-chevron"]}
              />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A page below another one is found under it; the overview is above all and none of them is its own. */
function isWithin(path: string, current: string): boolean {
  return path === current || (path !== "/account" && current.startsWith(`${path}/`));
}
