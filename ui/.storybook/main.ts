import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../src/**/*.story.tsx",
    "../../blocks/*/*.story.tsx",
    "../../games/*/scene/**/*.story.tsx",
    "../../games/stage/src/**/*.story.tsx",
  ],
  staticDirs: [
    { from: "./art", to: "/art" },
    { from: "../../apps/site/app/brand", to: "/brand" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Base UI marks every file "use client" for frameworks we do not use.
        onLog(level, log, report) {
          if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
        },
      },
    },
  }),
};

export default config;
