import type { Preview } from "@storybook/react-vite";
import { FormatProvider } from "../src/format/FormatProvider.tsx";
import "../src/styles/styles.css";
import "./preview.css";

const locales: Record<string, string> = { ltr: "en", rtl: "ar" };

const preview: Preview = {
  parameters: { layout: "padded", controls: { disable: true }, actions: { disable: true } },
  globalTypes: {
    brand: {
      toolbar: {
        title: "Brand",
        icon: "paintbrush",
        items: ["kingfisher", "marlin"],
        dynamicTitle: true,
      },
    },
    theme: {
      toolbar: {
        title: "Theme",
        icon: "mirror",
        items: ["system", "dark", "light"],
        dynamicTitle: true,
      },
    },
    dir: {
      toolbar: { title: "Direction", icon: "transfer", items: ["ltr", "rtl"], dynamicTitle: true },
    },
  },
  initialGlobals: { brand: "kingfisher", theme: "system", dir: "ltr" },
  decorators: [
    // Brand, theme and direction are facts of the page, so they stand on <html> as they do on the site.
    (Story, { globals, parameters }) => {
      const dir = String(parameters["dir"] ?? globals["dir"]);
      const page = document.documentElement;
      page.dataset["brand"] = String(globals["brand"]);
      if (globals["theme"] === "system") delete page.dataset["theme"];
      else page.dataset["theme"] = String(globals["theme"]);
      page.dir = dir;
      page.lang = String(parameters["lang"] ?? locales[dir]);
      return (
        <FormatProvider locale={page.lang} timeZone="UTC">
          <Story />
        </FormatProvider>
      );
    },
  ],
};

export default preview;
