import { Icon, Link } from "@croupier/ui";
import { useBlocksSite } from "../registry/site.context.ts";
import type { SectionListData } from "./resolved.ts";
import styles from "./View.module.css";

export function SectionListView({ resolved }: { resolved: SectionListData }) {
  const { iconOf } = useBlocksSite();
  return (
    <ul className={styles["SectionList"]}>
      {resolved.sections.map(({ id, title, description, href, iconClass }) => (
        <li key={id}>
          <Link href={href} className={styles["SectionList-section"]}>
            <Icon shape={iconOf(iconClass)} className={styles["SectionList-icon"]} />
            <span className={styles["SectionList-words"]}>
              <strong className={styles["SectionList-title"]}>{title}</strong>
              {description && <span className={styles["SectionList-text"]}>{description}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
