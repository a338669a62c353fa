import { randomToken } from "@croupier/kit/random";

/** A server as it runs in production, with demo money, on ports of its own choosing. */
export function serverEnv(appUrl: string) {
  return {
    NODE_ENV: "production",
    CROUPIER_MODE: "demo",
    CROUPIER_APP_DATABASE_URL: appUrl,
    CROUPIER_KEYS: `bench:${randomToken(32)}`,
    PORT: "0",
    GAMES_PORT: "0",
    METRICS_PORT: "0",
  };
}
