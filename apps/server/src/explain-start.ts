import { ConfigurationError } from "./shell/environment.ts";

/** One sentence for whoever started us, where we know one; the whole error where we do not. */
export function explainStart(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const facts: NodeJS.ErrnoException & { readonly port?: number } = error;
  switch (facts.code) {
    case "EADDRINUSE":
      return `Port ${facts.port} is taken; stop what holds it, or choose another (PORT, METRICS_PORT).`;
    case "EACCES":
      return `Port ${facts.port} may not be opened by this user; choose one above 1023.`;
    case "ECONNREFUSED":
    case "ENOTFOUND":
    case "28P01":
    case "3D000":
      return `The database in CROUPIER_APP_DATABASE_URL does not let us in (${facts.code}).`;
    default:
      return error.stack ?? error.message;
  }
}
