import { useQuery } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { houseStatus } from "../calls.ts";
import { Undone } from "../decisions/Undone.tsx";
import { BottomBar } from "./BottomBar.tsx";
import styles from "./Frame.module.css";
import { Rail } from "./Rail.tsx";

/** The rail on a desk, the bar on a phone: the same places, in the same order. */
export function Frame() {
  const { data: status } = useQuery(houseStatus);
  return (
    <div className={styles.Frame}>
      <a className={styles["Frame-skip"]} href="#page">
        Skip to the page
      </a>
      <Rail />
      <main className={styles["Frame-page"]} id="page" tabIndex={-1}>
        {status?.mode === "demo" && (
          <p className={styles["Frame-mode"]}>
            Demo: messages stay in the outbox and can be read there.
          </p>
        )}
        <Undone>
          <Outlet />
        </Undone>
      </main>
      <BottomBar />
    </div>
  );
}
