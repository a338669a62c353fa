import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { localFacts } from "./dev/local-facts.ts";

export default defineConfig({
  root: "app",
  plugins: [react(), localFacts()],
  build: {
    outDir: "../build",
    emptyOutDir: true,
    // A policy without data: for scripts, styles and pictures; small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What belongs to which game: its weight is counted from it.
    manifest: true,
  },
});
