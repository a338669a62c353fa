/**
 * How the visitor came, as long as this document lives and nowhere else. It is read before anybody
 * walks on, because the address changes then. On the server nobody has come.
 */
export const landing =
  typeof document === "undefined"
    ? { query: "", referrer: "" }
    : { query: location.search.slice(0, 2_000), referrer: document.referrer.slice(0, 2_000) };
