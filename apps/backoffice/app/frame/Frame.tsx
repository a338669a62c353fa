import { VisuallyHidden } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { NavLink, Outlet, useNavigate } from "react-router";
import { houseStatus, signOut, whoAmI } from "../calls.ts";
import { Icon, type IconName } from "../parts/Icon.tsx";
import styles from "./Frame.module.css";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const places: { to: string; label: string; icon: IconName }[] = [
  { to: "/", label: "Status", icon: "pulse" },
  { to: "/outbox", label: "Outbox", icon: "outbox" },
  { to: "/errors", label: "Errors", icon: "warning" },
];

/** The rail on a desk, the bar on a phone: the same list of places, in the same order. */
export function Frame() {
  const { data: me } = useQuery(whoAmI);
  const { data: status } = useQuery(houseStatus);
  const queries = useQueryClient();
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    await signOut().catch(() => {});
    queries.clear();
    await navigate("/sign-in");
  }

  return (
    <div className={styles.Frame}>
      <a className={styles["Frame-skip"]} href="#page">
        Skip to the page
      </a>
      <nav className={styles["Frame-rail"]} aria-label="Console">
        <img className={styles["Frame-mark"]} src={markUrl} alt="Croupier" width="32" height="32" />
        <ul className={styles["Frame-places"]}>
          {places.map((place) => (
            <li key={place.to}>
              <NavLink to={place.to} end={place.to === "/"} className={styles["Frame-place"] ?? ""}>
                <Icon name={place.icon} />
                {place.label}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className={styles["Frame-me"]}>
          <ThemeSwitch />
          <button type="button" className={styles["Frame-place"]} onClick={() => void leave()}>
            <Icon name="leave" />
            Sign out
          </button>
          {me && (
            <span className={styles["Frame-initials"]} title={me.name}>
              <VisuallyHidden>{`Signed in as ${me.name}`}</VisuallyHidden>
              <span aria-hidden="true">{initialsOf(me.name)}</span>
            </span>
          )}
        </div>
      </nav>
      <main className={styles["Frame-page"]} id="page" tabIndex={-1}>
        {status?.mode === "demo" && (
          <p className={styles["Frame-mode"]}>
            Demo: messages stay in the outbox and can be read there.
          </p>
        )}
        <Outlet />
      </main>
    </div>
  );
}

const markUrl = new URL("../mark.svg", import.meta.url).href;

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? "")
    .join("");
}
