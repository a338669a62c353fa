import { createHash } from "node:crypto";
import { Client } from "pg";

/** One short connection to the server's maintenance database. */
export async function withServer<T>(
  serverUrl: string,
  work: (server: Client) => Promise<T>,
): Promise<T> {
  const server = new Client({
    connectionString: serverUrl,
    application_name: "croupier test databases",
  });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

export function urlOf(
  url: string,
  parts: { database?: string; user?: string; password?: string },
): string {
  const changed = new URL(url);
  if (parts.database !== undefined) changed.pathname = `/${parts.database}`;
  if (parts.user !== undefined) changed.username = parts.user;
  if (parts.password !== undefined) changed.password = parts.password;
  return changed.href;
}

/** The same database as the processes log in to it. */
export function appUrlOf(adminUrl: string): string {
  return urlOf(adminUrl, { user: "croupier_app", password: testAppPassword(adminUrl) });
}

/** Roles belong to the whole server, so every test process must arrive at the same password. */
export function testAppPassword(serverUrl: string): string {
  const { host, password } = new URL(serverUrl);
  return createHash("sha256").update(`croupier test app ${host} ${password}`).digest("base64url");
}
