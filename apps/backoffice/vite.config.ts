import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// Where the page's own scripts and styles carry the nonce; the server writes a fresh one into
// every answer (src/console-page.ts).
export const noncePlaceholder = "CONSOLE-NONCE";

export default defineConfig({
  root: "app",
  plugins: [react()],
  html: { cspNonce: noncePlaceholder },
  build: {
    rolldownOptions: {
      // The scene of a game stands in a page of its own, framed by the console: it brings the site's styles.
      input: ["app/index.html", "app/replay/index.html"],
    },
    outDir: "../build",
    emptyOutDir: true,
    // A policy without data: for scripts and fonts; small files stay files.
    assetsInlineLimit: 0,
  },
});
