import { useSay } from "../language/Messages.context.tsx";
import styles from "./MyGames.module.css";

/** Where favourites will stand, and how one comes here. */
export function NoFavourites() {
  const say = useSay();
  return (
    <section className={styles["MyGames-none"]}>
      <h2>{say("casino.mine.favourites")}</h2>
      <p className={styles["MyGames-soft"]}>{say("casino.mine.favourites.none")}</p>
    </section>
  );
}
