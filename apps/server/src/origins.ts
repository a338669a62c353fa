import type { ServerConfig } from "./config.ts";

/** Where a browser on this machine finds a port of ours. */
export function localOrigin(port: number): string {
  return `http://localhost:${port}`;
}

/** Where the site and the games are. On this machine the ports say it, which may be any free ones. */
export function originsOf({ http, games }: Pick<ServerConfig, "http" | "games">) {
  let sitePort = http.port;
  let gamesPort = games.port;
  return {
    listening(ports: { readonly port: number; readonly gamesPort: number }): void {
      sitePort = ports.port;
      gamesPort = ports.gamesPort;
    },
    games: (): string => games.origin ?? localOrigin(gamesPort),
    /** Every origin at which a brand's pages may be: brands have names below that of the site. */
    site(): readonly string[] {
      const origin = http.origin ?? localOrigin(sitePort);
      const { protocol, host } = new URL(origin);
      const here = http.origin === undefined ? [`http://127.0.0.1:${sitePort}`] : [];
      return [origin, `${protocol}//*.${host}`, ...here];
    },
  };
}
