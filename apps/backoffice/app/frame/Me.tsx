import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { signOut, whoAmI } from "../calls.ts";
import { Icon } from "../parts/Icon.tsx";
import styles from "./Frame.module.css";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

/** Who is here, how the console looks to them, and the way out. */
export function Me({ onChoose }: { onChoose?: () => void }) {
  const { data: me } = useQuery(whoAmI);
  const queries = useQueryClient();
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    await signOut().catch(() => {});
    queries.clear();
    await navigate("/sign-in");
  }

  return (
    <div className={styles["Frame-me"]}>
      {me && <p className={styles["Frame-name"]}>{me.name}</p>}
      <ThemeSwitch />
      <Link to="/own-device" className={styles["Frame-place"] ?? ""} onClick={onChoose}>
        <Icon name="phone" />
        Second factor
      </Link>
      <button type="button" className={styles["Frame-place"]} onClick={() => void leave()}>
        <Icon name="leave" />
        Sign out
      </button>
    </div>
  );
}
