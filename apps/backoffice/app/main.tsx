import "./without-eval.ts";
import "@fontsource-variable/bricolage-grotesque/opsz.css";
import "@fontsource-variable/figtree/wght.css";
import "./styles/layers.css";
import "@mantine/core/styles.layer.css";
import "@croupier/ui/palette.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { MantineProvider } from "@mantine/core";
import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { Refused } from "./calls.ts";
import { colorSchemeManager } from "./color-scheme.ts";
import { Now } from "./parts/Now.tsx";
import { createConsoleRouter, isSignedOut, signInPath } from "./routes.tsx";
import { meaningOfMantine, theme } from "./theme.ts";

const queries = new QueryClient({
  queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
  defaultOptions: {
    queries: { retry: (count, error) => count < 3 && mayPass(error) },
  },
});
const router = createConsoleRouter(queries);

/** A refusal is an answer, and asking again gets the same one; a house that is busy says so and is not. */
function mayPass(error: Error): boolean {
  if (!(error instanceof Refused)) return true;
  const { status } = error.problem;
  return status === 503 || status === 429;
}

/** A session that ended while a page was polling: back to the door, with the way back kept. */
function leaveWhenSignedOut(error: Error): void {
  const { pathname, search } = router.state.location;
  if (!isSignedOut(error) || pathname === "/sign-in") return;
  queries.clear();
  void router.navigate(signInPath(pathname + search));
}

/** Mantine writes its variables into a style element; the page's policy admits it by this nonce. */
const nonce = document.querySelector<HTMLElement>("meta[property=csp-nonce]")?.nonce;
// What keeps the page from scrolling under a dialog writes styles too, and looks for it by this name.
Object.assign(globalThis, { __webpack_nonce__: nonce });

const place = document.getElementById("console");
if (place === null) throw new Error("index.html has no #console to put the console in");

createRoot(place).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={meaningOfMantine}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce ?? ""}
    >
      <QueryClientProvider client={queries}>
        <Now>
          <RouterProvider router={router} />
        </Now>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
