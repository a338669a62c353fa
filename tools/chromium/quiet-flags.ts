/**
 * A browser that talks to nobody but the page: without these it asks for updates and experiments,
 * which a closed network refuses many at a time. Root needs --no-sandbox.
 */
export const quietFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;
