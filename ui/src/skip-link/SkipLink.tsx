import styles from "./SkipLink.module.css";

// The first stop of the keyboard: past the menus, to what the page is about.
export function SkipLink({ to = "main", children }: { to?: string; children: string }) {
  return (
    <a href={`#${to}`} className={styles["SkipLink"]}>
      {children}
    </a>
  );
}
