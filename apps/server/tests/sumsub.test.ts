import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { problem } from "@croupier/contracts";
import type { Person } from "@croupier/tools/people";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ChosenSumsub } from "../src/sumsub-settings.ts";
import { joined } from "./people.ts";
import { serve, type Served } from "./serve.ts";

const settings = {
  appToken: "token-of-the-app",
  secretKey: "secret-of-the-app",
  webhookSecret: "secret-of-the-reports",
  levels: { ID_DOCUMENT: "identity", PROOF_OF_ADDRESS: "address" },
  brands: ["kingfisher"],
};
const minute = 60_000;

let sumsub: Server;
let isDown = false;
let served: Served;
/** One after another, each new. */
const names = "Cosima Cosmo Corin Cordula Coretta Cornel Cosetta Corvin Corinna Coralie Cord".split(
  " ",
);
let player: Person;
/** When the player was asked: what they report happens after it. */
let asked: number;

beforeAll(async () => {
  sumsub = createServer((request, response) => {
    const [status, body] = answer(request);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => sumsub.listen(0, "127.0.0.1", resolve));
  const { port } = sumsub.address() as AddressInfo;
  const chosen: ChosenSumsub = { ...settings, baseUrl: `http://127.0.0.1:${port}` };
  served = await serve((config) => ({ ...config, sumsub: chosen }));
});
afterAll(async () => {
  await served.close();
  await new Promise((resolve) => sumsub.close(resolve));
});
beforeEach(async () => {
  isDown = false;
  player = await joined(served, names.pop() ?? "");
  const { rows } = await served.fresh.database.pool.query<{ since: Date }>(
    `INSERT INTO players.document (player_id, document_type, brand, status, since)
     VALUES ($1, 'ID_DOCUMENT', 'kingfisher', 'REQUESTED', now() - interval '1 hour')
     RETURNING since`,
    [player.id],
  );
  asked = rows[0]?.since.getTime() ?? 0;
});

/** Their half of a link: given to whoever signed the second, the method and the path. */
function answer({ headers, method, url }: IncomingMessage): [number, object] {
  if (isDown) return [503, { description: "Service unavailable" }];
  const second = headers["x-app-access-ts"];
  const expected = createHmac("sha256", settings.secretKey).update([second, method, url].join(""));
  const isSigned =
    headers["x-app-token"] === settings.appToken &&
    headers["x-app-access-sig"] === expected.digest("hex");
  if (!isSigned) return [401, { description: "Signature mismatch" }];
  const asking = new URL(url ?? "", "http://sumsub");
  const id = asking.searchParams.get("externalUserId");
  return [200, { url: `https://in.sumsub.example/websdk/p/${id}` }];
}

type Change = Readonly<Record<string, unknown>>;

/** What they would tell, so many minutes after the player was asked. */
function report(type: string, minutes: number, change: Change = {}): string {
  const moment = new Date(asked + minutes * minute).toISOString();
  return JSON.stringify({
    applicantId: "5cb56e8e0a975a35f333cb83",
    externalUserId: player.id,
    levelName: "identity",
    type,
    createdAtMs: moment.replace("T", " ").replace("Z", ""),
    ...change,
  });
}

const green = { reviewResult: { reviewAnswer: "GREEN" } };
const red = (reviewRejectType: "RETRY" | "FINAL", label: string) => ({
  reviewResult: { reviewAnswer: "RED", reviewRejectType, rejectLabels: [label] },
});

async function tell(body: string, headers: Record<string, string> = {}): Promise<string> {
  const digest = createHmac("sha256", settings.webhookSecret).update(body).digest("hex");
  const response = await fetch(
    `${served.url}/services/profile-profiling/v1/document-verification/providers/sumsub/reports`,
    {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-payload-digest": digest,
        "x-payload-digest-alg": "HMAC_SHA256_HEX",
        ...headers,
      },
      body,
    },
  );
  if (response.status === 204) return "taken";
  return problem.parse(await response.json()).code;
}

async function stands(): Promise<string> {
  const { rows } = await served.fresh.database.pool.query<{
    status: string;
    reason: string | null;
  }>("SELECT status, reason FROM players.document WHERE player_id = $1", [player.id]);
  return [rows[0]?.status, rows[0]?.reason].filter(Boolean).join(" ");
}

async function acts(): Promise<string[]> {
  const { rows } = await served.fresh.database.pool.query<{ act: string }>(
    `SELECT act FROM players.document_act WHERE player_id = $1 AND provider = 'sumsub'
     ORDER BY happened_at, act_id`,
    [player.id],
  );
  return rows.map(({ act }) => act);
}

const whereToShow = ({ id, cookie }: Person) =>
  fetch(
    `${served.url}/services/profile-profiling/v1/document-verification/profile/${id}/document-verification-url`,
    { headers: { cookie } },
  );

test("[S7.9] where a document is shown is their page, asked for with our signature", async () => {
  const told = await whereToShow(player);
  expect(await told.json()).toEqual({ url: `https://in.sumsub.example/websdk/p/${player.id}` });
  isDown = true;
  const busy = await whereToShow(player);
  expect([busy.status, problem.parse(await busy.json()).code]).toEqual([503, "overloaded"]);
});

describe("F15: what they tell moves a document, whatever order it comes in", () => {
  test("as it happened", async () => {
    expect(await tell(report("applicantPending", 1))).toBe("taken");
    expect(await stands()).toBe("PENDING");
    expect(await tell(report("applicantReviewed", 5, red("RETRY", "EXPIRATION_DATE")))).toBe(
      "taken",
    );
    expect(await stands()).toBe("INVALID expired");
    expect(await tell(report("applicantPending", 10))).toBe("taken");
    expect(await tell(report("applicantReviewed", 15, green))).toBe("taken");
    expect(await stands()).toBe("VERIFIED");
    expect(await acts()).toEqual(["send", "reject", "send", "approve"]);
  });

  test("each twice, at once", async () => {
    const pending = report("applicantPending", 1);
    const reviewed = report("applicantReviewed", 5, green);
    await Promise.all([tell(pending), tell(pending), tell(pending)]);
    await Promise.all([tell(reviewed), tell(reviewed), tell(pending)]);
    expect(await stands()).toBe("VERIFIED");
    expect(await acts()).toEqual(["send", "approve"]);
  });

  test("the answer before the question, which then comes too late", async () => {
    expect(await tell(report("applicantReviewed", 5, green))).toBe("taken");
    expect(await stands()).toBe("VERIFIED");
    expect(await tell(report("applicantPending", 1))).toBe("taken");
    expect(await stands()).toBe("VERIFIED");
    expect(await acts()).toEqual(["send", "approve"]);
  });

  test("both long after they happened, one behind the other", async () => {
    // Told now, an hour after: what counts is when it was so for them.
    expect(await tell(report("applicantPending", 1))).toBe("taken");
    expect(await tell(report("applicantReviewed", 2, red("FINAL", "FORGERY")))).toBe("taken");
    expect(await stands()).toBe("BLOCKED altered");
  });

  test("an older no never undoes a newer yes", async () => {
    await tell(report("applicantReviewed", 9, green));
    expect(await tell(report("applicantReviewed", 5, red("FINAL", "FORGERY")))).toBe("taken");
    expect(await stands()).toBe("VERIFIED");
  });
});

describe("F15: who did not sign it is not heard", () => {
  test("the signature is over the bytes as they came", async () => {
    const body = report("applicantReviewed", 5, green);
    const respelt = createHmac("sha256", settings.webhookSecret)
      .update(JSON.stringify(JSON.parse(body), undefined, 1))
      .digest("hex");
    const sha1 = createHmac("sha1", settings.webhookSecret).update(body).digest("hex");
    const none = createHmac("sha256", "").update(body).digest("hex");
    for (const headers of [
      { "x-payload-digest": respelt },
      { "x-payload-digest": none },
      { "x-payload-digest": "" },
      { "x-payload-digest": sha1, "x-payload-digest-alg": "HMAC_SHA1_HEX" },
    ]) {
      expect(await tell(body, headers)).toBe("report_not_signed");
    }
    expect(await stands()).toBe("REQUESTED");
  });

  test("a signed one that somebody kept for days is told nothing new with", async () => {
    const kept = report("applicantReviewed", -4 * 24 * 60, green);
    expect(await tell(kept)).toBe("report_unreadable");
    const ahead = report("applicantReviewed", 90, green);
    expect(await tell(ahead)).toBe("report_unreadable");
    expect(await stands()).toBe("REQUESTED");
  });

  test("a brand that they do not check is not theirs to tell about", async () => {
    await served.fresh.database.pool.query(
      "UPDATE players.profile SET brand = 'marlin' WHERE player_id = $1",
      [player.id],
    );
    expect(await tell(report("applicantReviewed", 5, green))).toBe("taken");
    expect(await stands()).toBe("REQUESTED");
  });
});

test("a brand of which nobody knows ends the start", async () => {
  const sumsubOf = (brands: string[]): ChosenSumsub => ({
    ...settings,
    baseUrl: "https://api.sumsub.example",
    brands,
  });
  const started = serve((config) => ({ ...config, sumsub: sumsubOf(["kingfisher", "heron"]) }));
  await expect(started).rejects.toThrow(/names heron/);
});
