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
          <Line href="/contact" icon={iconMessageCircle}>
            {say("frame.contact")}
          </Line>
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
            <Line
              href={path}
              icon={navigation?.icon ?? ""}
              isCurrent={isWithin(navigation?.together?.root ?? path, current.path)}
            >
              {say(navigation?.together?.title ?? title)}
            </Line>
          </li>
        ))}
      </ul>
    </>
  );
}

function Line({
  href,
  icon,
  isCurrent = false,
  children,
}: {
  readonly href: string;
  readonly icon: string;
  readonly isCurrent?: boolean;
  readonly children: string;
}) {
  return (
    <Link
      href={href}
      className={styles["AreaNavigation-link"]}
      aria-current={isCurrent ? "page" : undefined}
    >
      <Icon shape={icon} />
      {children}
      <Icon shape={iconChevronRight} directional className={styles["AreaNavigation-chevron"]} />
    </Link>
  );
}

/** A page below another one is found under it; the overview is above all and none of them is its own. */
function isWithin(path: string, current: string): boolean {
  return path === current || (path !== "/account" && current.startsWith(`${path}/`));
}
