import { use } from "react";

import { NonceContext } from "../nonce.ts";
import { spellStructuredData, type Described } from "./structured-data.ts";

/** For machines that read the page: a script element that no browser runs. */
export function StructuredData({ described }: { readonly described: readonly Described[] }) {
  const nonce = use(NonceContext);
  if (described.length === 0) return null;
  return (
    <script type="application/ld+json" nonce={nonce} suppressHydrationWarning>
      {spellStructuredData(described)}
    </script>
  );
}
