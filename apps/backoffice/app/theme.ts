import {
  Button,
  Checkbox,
  createTheme,
  Radio,
  RadioIndicator,
  Switch,
  Tabs,
  type CSSVariablesResolver,
} from "@mantine/core";

/** Mantine measured and named like the rest of the house. */
export const theme = createTheme({
  fontFamily: "var(--font-text)",
  fontFamilyMonospace: "var(--font-exact)",
  headings: { fontFamily: "var(--font-display)", fontWeight: "640" },
  defaultRadius: "8px",
  cursorType: "pointer",
  focusRing: "auto",
  respectReducedMotion: true,
  components: {
    // What is chosen is marked in the accent; copper is for pressing.
    Checkbox: Checkbox.extend({ vars: () => ({ root: chosen("checkbox") }) }),
    Radio: Radio.extend({ vars: () => ({ root: chosen("radio") }) }),
    RadioIndicator: RadioIndicator.extend({ vars: () => ({ indicator: chosen("radio") }) }),
    Switch: Switch.extend({ vars: () => ({ root: { "--switch-color": "var(--accent)" } }) }),
    // The one action of a screen is copper; white on it would be too faint to read.
    Button: Button.extend({
      vars: (_, { variant = "filled", color }) => ({
        root: {
          ...(variant === "filled" ? { "--button-color": "var(--on-action)" } : {}),
          // What cannot be taken back: our red, readable on every surface, and so each surface on it.
          ...(variant === "filled" && color === "red" ? filledRed : {}),
          // Mantine's own red on its own wash is too faint at night.
          ...(variant === "light" && color === "red"
            ? { "--button-color": "var(--bad)", "--button-bg": "var(--bad-wash)" }
            : {}),
        },
      }),
    }),
    Tabs: Tabs.extend({
      vars: () => ({
        root: {
          "--tabs-color": "var(--accent)",
          "--tabs-list-border-size": "0 0 1px 0",
          "--tab-border-color": "var(--line)",
        },
      }),
    }),
  },
});

const filledRed = {
  "--button-color": "var(--surface-1)",
  "--button-bg": "var(--bad)",
  "--button-hover": "color-mix(in oklab, var(--bad), var(--text) 12%)",
};

const chosen = (part: "checkbox" | "radio") => ({
  [`--${part}-color`]: "var(--accent)",
  [`--${part}-icon-color`]: "var(--surface-1)",
});

/** Mantine's own colours point at our meaning layer, so a theme stays one block in tokens.css. */
export const meaningOfMantine: CSSVariablesResolver = () => {
  const meaning = {
    "--mantine-color-body": "var(--surface-0)",
    "--mantine-color-text": "var(--text)",
    "--mantine-color-dimmed": "var(--text-soft)",
    "--mantine-color-placeholder": "var(--text-soft)",
    "--mantine-color-error": "var(--bad)",
    "--mantine-color-anchor": "var(--accent)",
    "--mantine-color-blue-light-color": "var(--accent)",
    // Under a pointer the accent stays readable: Mantine's own blue is too near to it by day.
    "--mantine-color-blue-light-hover": "var(--surface-2)",
    "--mantine-color-disabled": "var(--surface-2)",
    "--mantine-color-disabled-color": "var(--text-soft)",
    "--mantine-color-red-light-color": "var(--bad)",
    "--mantine-color-default": "var(--surface-1)",
    "--mantine-color-default-hover": "var(--surface-2)",
    "--mantine-color-default-color": "var(--text)",
    "--mantine-color-default-border": "var(--line)",
    "--mantine-primary-color-filled": "var(--action)",
    "--mantine-primary-color-filled-hover": "color-mix(in oklab, var(--action), var(--text) 12%)",
    "--mantine-primary-color-contrast": "var(--on-action)",
  };
  return {
    variables: {},
    light: { ...meaning, ...greysOf("gray") },
    dark: { ...meaning, ...greysOf("dark") },
  };
};

/** Mantine paints fields, lines and hovers from its neutral greys; ours are river and paper. */
function greysOf(palette: "gray" | "dark"): Record<string, string> {
  const shades =
    palette === "dark"
      ? {
          4: "var(--line-control)",
          5: "var(--surface-2)",
          6: "var(--surface-2)",
          7: "var(--surface-1)",
        }
      : {
          0: "var(--surface-2)",
          1: "var(--surface-2)",
          3: "var(--line)",
          4: "var(--line-control)",
        };
  return {
    ...Object.fromEntries(
      Object.entries(shades).map(([shade, value]) => [
        `--mantine-color-${palette}-${shade}`,
        value,
      ]),
    ),
    "--mantine-color-white": palette === "gray" ? "var(--surface-1)" : "#fff",
  };
}
