import { transact } from "@croupier/database";
import { freshDatabase, type Template } from "@croupier/database/testing";
import { systemClock, type Clock } from "@croupier/kit/time";
import { hashingLimits } from "@croupier/players";
import { createApplyAsAffiliate } from "@croupier/rewards";
import { sown } from "@croupier/tools/templates";
import pg from "pg";
import { buildBackoffice } from "../src/build-backoffice.ts";
import { readBackofficeConfig } from "../src/config.ts";

export const origin = "http://staff.localhost";
const ownPage = { origin, "sec-fetch-site": "same-origin" };

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A back-office on a database of its own, with one member of staff, anna. */
export async function openBackofficeWorld(
  environment: Record<string, string> = {},
  { clock = systemClock, template = sown }: { clock?: Clock; template?: Template } = {},
) {
  const fresh = await freshDatabase({ template });
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
  const allowances = {
    poll: much,
    read: much,
    write: much,
    sensitive: much,
    play: much,
    machine: much,
  };
  // What a password costs is looked at where it is made.
  const hashing = { ...hashingLimits, cost: { memory: 64, passes: 1, parallelism: 1 } };
  const backoffice = await buildBackoffice({
    config: { ...config, pressure, allowances, hashing },
    console: "none",
    clock,
  });
  const { app, services } = backoffice;
  const anna = await services.oversight.createStaff({
    login: "anna",
    name: "Anna Berg",
    roles: ["administrator"],
    createdBy: null,
  });
  if (!anna.ok) throw new Error(anna.refusal.code);
  const { password } = anna.value;

  type Asked = { cookie?: string; headers?: Record<string, string> };

  /** With bytes as they are, of whatever type somebody says they have. */
  const send = async (
    method: Method,
    path: string,
    { cookie, headers = {}, file, type }: Asked & { file?: Buffer; type?: string },
  ) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: {
        host: "staff.localhost",
        ...(headers["origin"] === undefined ? ownPage : {}),
        ...(cookie === undefined ? {} : { cookie }),
        ...(type === undefined ? {} : { "content-type": type }),
        ...headers,
      },
      ...(file === undefined ? {} : { payload: file }),
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

  const call = (
    method: Method,
    path: string,
    { body, ...asked }: Asked & { body?: unknown } = {},
  ) =>
    send(method, path, {
      ...asked,
      ...(body === undefined
        ? {}
        : { file: Buffer.from(JSON.stringify(body)), type: "application/json" }),
    });

  return {
    ...fresh,
    admin,
    backoffice,
    call,
    send,
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
    /** A visitor writes to us; the id of the ticket. */
    async write(email: string): Promise<string> {
      const opened = await services.support.openTicket({
        brand: { code: "kingfisher", name: "Kingfisher" },
        language: "en",
        subject: "payment",
        message: "Where is my deposit?",
        reference: undefined,
        sender: { playerId: undefined, email },
        key: `written by ${email}`,
        answerHours: 24,
      });
      if (!opened.ok) throw new Error(opened.refusal.code);
      const [found] = await services.tickets.list({ number: opened.value.number, limit: 1 });
      return found?.id ?? "";
    },
    /** Somebody asks to be an affiliate; the id of what then waits. */
    async apply(name: string): Promise<string> {
      const email = `${name}@reviews.example`;
      await createApplyAsAffiliate({ database: fresh.database, clock })({
        brand: "kingfisher",
        name,
        email,
        site: "reviews.example",
        audience: "Adults who read about games",
        approach: "A list of houses that pay",
        language: "en",
        consents: { terms: 1, privacy: 1 },
      });
      const waiting = await services.affiliates.list({ status: "waiting", limit: 200 });
      return waiting.find((application) => application.email === email)?.id ?? "";
    },
    async leave(): Promise<void> {
      await backoffice.close();
      await admin.end();
      await fresh.drop();
    },
  };
}

export type BackofficeWorld = Awaited<ReturnType<typeof openBackofficeWorld>>;
