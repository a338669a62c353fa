import { useId } from "react";
import { Icon } from "../icon/Icon.tsx";
import { iconMonitor, iconMoon, iconSun } from "../icon/icon-shapes.ts";
import styles from "./ThemeSwitch.module.css";

export type Theme = "system" | "light" | "dark";

export type ThemeSwitchProps = {
  theme: Theme;
  onChange: (theme: Theme) => void;
  words: { legend: string } & Record<Theme, string>;
};

const choices = [
  ["system", iconMonitor],
  ["light", iconSun],
  ["dark", iconMoon],
] as const;

export function ThemeSwitch({ theme, onChange, words }: ThemeSwitchProps) {
  const name = useId();
  return (
    <fieldset className={styles["ThemeSwitch"]}>
      <legend className={styles["ThemeSwitch-legend"]}>{words.legend}</legend>
      {choices.map(([choice, icon]) => (
        <label key={choice} className={styles["ThemeSwitch-choice"]} title={words[choice]}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={theme === choice}
            onChange={() => onChange(choice)}
            aria-label={words[choice]}
            className={styles["ThemeSwitch-radio"]}
          />
          <Icon shape={icon} size="sm" />
        </label>
      ))}
    </fieldset>
  );
}
