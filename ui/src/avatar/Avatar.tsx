import type { CSSProperties } from "react";
import styles from "./Avatar.module.css";

// The first letters of up to two words of a name. The name itself always stands beside it.
export function Avatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <span
      className={styles["Avatar"]}
      style={{ "--Avatar-size": `${size}px` } as CSSProperties}
      aria-hidden
    >
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase();
}
