import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

import { plainImports } from "./imports-build/vite-plugin.ts";
import { messages } from "./messages-build/vite-plugin.ts";
import { serviceWorker } from "./offline-build/vite-plugin.ts";
import { explicitPieces } from "./pieces-build/pieces.ts";
import { withoutUnreached } from "./unreached-build/vite-plugin.ts";
import { layerOrderFirst } from "./styles-build/vite-plugin.ts";

/** Bytes below which a shared piece is not worth a request of its own. */
const pieceMin = 2_500;

/** Needed in many places, and in none of them before somebody does something. */
const late =
  /\/(?:@tanstack|alert|badge|calls|contracts|errors|help|notice|rail|search-field|stand-in)\/|\/casino\/|\/kit\/src\/(?:allocate|amount|assert|assets|decimal|display|money|rules|sha256|edit-distance)\.ts|\/kit\/src\/fair\/|-queries\.ts/;

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    messages(),
    layerOrderFirst(),
    plainImports(),
    withoutUnreached(),
    serviceWorker(),
  ],
  css: {
    // Class names are in the styles, the scripts and every page: short ones are paid for thrice less.
    modules: command === "build" ? { generateScopedName: "[hash:base64:5]" } : {},
  },
  build: {
    // A picture inside a script or a style would have to be parsed before it is wanted.
    assetsInlineLimit: 0,
    // A late piece leans on pieces that are here by then; the list of them would be in every page.
    modulePreload: false,
    // All styles together weigh less than the wait for a second file of them before the first paint.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The list of who shares a piece would be its name.
            chunkFileNames: ({ name }) =>
              name.startsWith("shared") ? "assets/shared-[hash].js" : "assets/[name]-[hash].js",
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                  priority: 10,
                },
                ...explicitPieces(9),
                {
                  name: "shared",
                  minShareCount: 2,
                  test: (id) => !late.test(id),
                  entriesAware: true,
                  entriesAwareMergeThreshold: pieceMin,
                  priority: 0,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
