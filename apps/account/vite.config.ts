import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { describeArea } from "./bundle-build/describe-area.ts";
import { layered } from "./bundle-build/layered.ts";
import { words } from "./bundle-build/words.ts";

export default defineConfig({
  plugins: [react(), words(), layered(), describeArea()],
  css: { modules: { generateScopedName: "a-[hash:base64:5]" } },
  // An app, not a library: the browser has no `process` to ask.
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: "build/served",
    assetsDir: "assets/account",
    assetsInlineLimit: 0,
    modulePreload: false,
    // One sheet, which the site puts on the page and takes off again.
    cssCodeSplit: false,
    rolldownOptions: {
      input: "app/mount.tsx",
      // The site imports `mount` by its name.
      preserveEntrySignatures: "strict",
      output: {
        entryFileNames: "assets/account/[name]-[hash].js",
        // Code that four pages share comes in one piece: each request costs more than a few words too many.
        codeSplitting: { groups: [{ name: "shared", minShareCount: 4 }] },
      },
    },
  },
});
