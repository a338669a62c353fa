import styles from "./Frame.module.css";
import { Me } from "./Me.tsx";
import { PlaceList } from "./PlaceList.tsx";

export function Rail() {
  return (
    <nav className={styles["Frame-rail"]} aria-label="Console">
      <p className={styles["Frame-mark"]}>
        <img src={markUrl} alt="" width="28" height="28" />
        Croupier
      </p>
      <div className={styles["Frame-places"]}>
        <PlaceList />
      </div>
      <Me />
    </nav>
  );
}

const markUrl = new URL("../mark.svg", import.meta.url).href;
