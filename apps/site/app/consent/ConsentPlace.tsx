import { DrawnOnce } from "@croupier/ui";
import { lazy, Suspense, use } from "react";

import { LocalBoundary } from "../errors/LocalBoundary.tsx";
import { NonceContext } from "../nonce.ts";
import { consentScript } from "./consent-script.ts";

const ConsentBanner = lazy(async () => ({
  default: (await import("./ConsentBanner.tsx")).ConsentBanner,
}));

/**
 * The question is in every page and closed; the script behind it opens it for those who have not
 * answered. Its buttons come to life when their script arrives, after that of the page.
 */
export function ConsentPlace() {
  return (
    <>
      <LocalBoundary fallback={null}>
        <DrawnOnce of="consent">
          <Suspense>
            <ConsentBanner />
          </Suspense>
        </DrawnOnce>
      </LocalBoundary>
      <script nonce={use(NonceContext)} suppressHydrationWarning>
        {import.meta.env.SSR ? consentScript : ""}
      </script>
    </>
  );
}
