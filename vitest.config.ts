import { defineConfig } from "vitest/config";
import { WaitingFirst } from "./tools/test/waiting-first.ts";

const ignored = ["**/node_modules/**", "**/build/**", "**/storybook-static/**", "journeys/**"];

// Pure tests stand beside the code; tests that need PostgreSQL or a socket stand in a package's
// `tests/` folder; laws read the repository itself; built checks read what the build made.
export default defineConfig({
  test: {
    reporters: ["default"],
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude: [...ignored, "**/tests/**", "tools/laws/**"],
          pool: "threads",
          // Loading a file's imports takes longer than its tests, so the files of a thread share
          // them. Whoever replaces something that is shared puts it back.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "integration",
          include: ["**/tests/**/*.test.ts", "**/tests/**/*.test.tsx"],
          exclude: [...ignored, "**/tests/built/**"],
          globalSetup: ["database/src/testing-setup.ts"],
          pool: "forks",
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "laws",
          include: ["tools/laws/**/*.test.ts"],
          exclude: [...ignored, "tools/laws/built/**"],
          // Laws read and never change a thing, so they may share one parser.
          pool: "threads",
          isolate: false,
          // They read everything, and no machine owes them its haste.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "built",
          include: ["**/tests/built/**/*.test.ts", "tools/laws/built/**/*.test.ts"],
          exclude: ignored,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
