import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tools/test/longest-first.ts";
import { readTestSeed } from "./tools/test/seed.ts";

const ignored = ["**/node_modules/**", "**/build/**", "**/storybook-static/**", "journeys/**"];

// Tests rest on nothing that another one did: the seed of the run draws their order.
const seed = readTestSeed();
const sequence = { shuffle: { files: false, tests: true }, seed };

const setupFiles = ["tools/test/seeded-properties.ts"];
// Said once, so that no test file asks git for it again.
const env = { TEST_SEED: String(seed) };

// Pure tests stand beside the code; tests that need PostgreSQL or a socket stand in a package's
// `tests/` folder; laws read the repository itself; built checks read what the build made.
export default defineConfig({
  test: {
    reporters: ["default"],
    sequence: { ...sequence, sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          sequence,
          setupFiles,
          env,
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
          sequence,
          setupFiles,
          env,
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
          sequence,
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
          sequence,
          include: ["**/tests/built/**/*.test.ts", "tools/laws/built/**/*.test.ts"],
          exclude: ignored,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
