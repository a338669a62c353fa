import type { ReactNode } from "react";
import styles from "./SignInPage.module.css";

/** A page before the console: the mark, what is asked, and one form. */
export function Entrance({
  title,
  words,
  onSubmit,
  children,
}: {
  title: string;
  words: string;
  onSubmit?: (typed: FormData) => void;
  children: ReactNode;
}) {
  return (
    <main className={styles.SignIn}>
      <title>
        {title === consoleName ? `Sign in · ${consoleName}` : `${title} · ${consoleName}`}
      </title>
      <form
        className={styles["SignIn-form"]}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(new FormData(event.currentTarget));
        }}
      >
        <img src={markUrl} alt="" width="40" height="40" />
        <div>
          <h1 className={styles["SignIn-title"]}>{title}</h1>
          <p className={styles["SignIn-words"]}>{words}</p>
        </div>
        {children}
      </form>
    </main>
  );
}

const consoleName = "Croupier console";
const markUrl = new URL("../mark.svg", import.meta.url).href;
