import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { Icon } from "../parts/Icon.tsx";
import styles from "./Frame.module.css";

/** Follows the system until somebody chooses; says what a press will do, not what is. */
export function ThemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme("light", { getInitialValueInEffect: false });
  const other = shown === "dark" ? "light" : "dark";
  return (
    <button
      type="button"
      className={styles["Frame-place"]}
      aria-label={`Switch to the ${other} theme`}
      onClick={() => setColorScheme(other)}
    >
      <Icon name={other === "light" ? "sun" : "moon"} />
      {other === "light" ? "Light" : "Dark"}
    </button>
  );
}
