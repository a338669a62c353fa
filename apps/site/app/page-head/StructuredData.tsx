import { use } from "react";

import { NonceContext } from "../nonce.ts";
import { spellStructuredData, type Described } from "./structured-data.ts";

/**
 * For machines that read the page: a script element that no browser runs. They read what the server
 * sent, so the browser downloads nothing to say it again and leaves the element as it came.
 */
export function StructuredData({ described }: { readonly described: readonly Described[] }) {
  const nonce = use(NonceContext);
  return (
    <script type="application/ld+json" nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? spellStructuredData(described) : ""}
    </script>
  );
}
