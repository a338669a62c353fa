import { transact } from "@croupier/database";
import { freshDatabase } from "@croupier/database/testing";
import pg from "pg";
import { buildBackoffice } from "../src/build-backoffice.ts";
import { readBackofficeConfig } from "../src/config.ts";

export const origin = "http://staff.localhost";
const ownPage = { origin, "sec-fetch-site": "same-origin" };

/** A back-office on a database of its own, with one member of staff, anna. */
export async function openBackofficeWorld(environment: Record<string, string> = {}) {
  const fresh = await freshDatabase();
  const admin = new pg.Pool({ connectionString: fresh.adminUrl, max: 2 });
  admin.on("error", () => {});
  const config = readBackofficeConfig({
    CROUPIER_MODE: "test",
    CROUPIER_APP_DATABASE_URL: fresh.appUrl,
    CROUPIER_KEYS: `k1:${"a".repeat(43)}`,
    CROUPIER_LOG_LEVEL: "silent",
    BACKOFFICE_PORT: "0",
    METRICS_PORT: "0",
    ...environment,
  });
  // A crowded machine must not turn away what a test asks.
  const unhurried = { P1: Infinity, P2: Infinity, P3: Infinity };
  const pressure = { delayMs: unhurried, inFlight: unhurried, windowMs: 1_000 };
  const much = { points: 1e6, seconds: 60 };
  const allowances = { poll: much, read: much, write: much, sensitive: much };
  const backoffice = await buildBackoffice({
    config: { ...config, pressure, allowances },
    console: "none",
  });
  const { app, services } = backoffice;
  await services.content.sowBrands();
  const anna = await services.oversight.createStaff({
    login: "anna",
    name: "Anna Berg",
    roles: ["administrator"],
    createdBy: null,
  });
  if (!anna.ok) throw new Error(anna.refusal.code);
  const { password } = anna.value;

  const call = async (
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    options: { cookie?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: {
        host: "staff.localhost",
        ...(options.headers?.["origin"] === undefined ? ownPage : {}),
        ...(options.cookie === undefined ? {} : { cookie: options.cookie }),
        ...(options.body === undefined ? {} : { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
    });
    const isJson = answer.headers["content-type"]?.toString().includes("json") === true;
    const hasBody = answer.body !== "";
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      json: isJson && hasBody ? answer.json() : undefined,
    };
  };

  return {
    ...fresh,
    admin,
    backoffice,
    call,
    password,
    async signIn(login = "anna", secret = password): Promise<string> {
      const answer = await call("POST", "/services/backoffice/v1/sessions", {
        body: { login, password: secret },
      });
      return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
    },
    async writeLetter(firstName: string): Promise<void> {
      await transact(fresh.database, (tx) =>
        services.support.queueLetter(tx, {
          template: "welcome",
          brand: { code: "kingfisher", name: "Kingfisher" },
          to: `${firstName.toLowerCase()}@example.com`,
          language: "en",
          facts: { firstName },
          onceKey: firstName,
        }),
      );
    },
    async leave(): Promise<void> {
      await backoffice.close();
      await admin.end();
      await fresh.drop();
    },
  };
}

export type BackofficeWorld = Awaited<ReturnType<typeof openBackofficeWorld>>;
