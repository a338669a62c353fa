import { Link, type To } from "react-router";
import styles from "./ChipLinks.module.css";

type Props = {
  /** What is chosen between, for those who do not see it. */
  readonly label: string;
  readonly links: readonly {
    readonly label: string;
    /** How much is there, where that is known. */
    readonly count?: number | undefined;
    readonly to: To;
    readonly shown: boolean;
  }[];
};

/** The parts of a list, one of which is shown; each has an address of its own. */
export function ChipLinks({ label, links }: Props) {
  return (
    <nav className={styles["ChipLinks"]} aria-label={label}>
      {links.map((link) => (
        <Link
          key={link.label}
          to={link.to}
          className={styles["ChipLinks-link"] ?? ""}
          aria-current={link.shown ? "page" : undefined}
        >
          {link.count === undefined ? link.label : `${link.label} ${link.count}`}
        </Link>
      ))}
    </nav>
  );
}
