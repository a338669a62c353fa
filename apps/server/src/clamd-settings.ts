import type { ClamdAddress } from "@croupier/players";
import { isAbsolute } from "node:path";

/** Where the virus scanner listens. */
export const clamdVariables = {
  CROUPIER_CLAMD: {
    accepts: "unix:/path/of/clamd.sock or tcp://host:3310",
    fallback: undefined,
    read: readClamdAddress,
  },
};

export function readClamdAddress(text: string): ClamdAddress | undefined {
  const path = /^unix:(.+)$/.exec(text)?.[1];
  if (path !== undefined) return isAbsolute(path) ? { path } : undefined;
  const [, host, digits] = /^tcp:\/\/([a-zA-Z0-9.-]{1,253}):(\d{1,5})$/.exec(text) ?? [];
  const port = Number(digits);
  return host !== undefined && port > 0 && port < 65_536 ? { host, port } : undefined;
}
