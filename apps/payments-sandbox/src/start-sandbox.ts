import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createCalls } from "./calls.ts";
import { findOutcome } from "./cards.ts";
import type { SandboxConfig } from "./config.ts";
import { drawHostedPage, drawList, pageStyles } from "./hosted-page.ts";
import { createNotices } from "./notices.ts";
import { createPayments, type Payment } from "./payments.ts";
import { createPayouts } from "./payouts.ts";
import { privateKeyOf, publicKeyOf } from "./signature.ts";

interface Reply {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
  readonly location?: string;
}

const bodyMax = 16_384;
const notFound: Reply = { status: 404, body: "Nothing is here." };
const html = (body: string, status = 200): Reply => ({ status, type: "text/html", body });

/** The whole provider: what shops call, what players see, what is told. */
export async function startSandbox(config: SandboxConfig) {
  const payments = createPayments();
  const notices = createNotices(privateKeyOf(config.privateKey));
  const answerShop = createCalls({
    payments,
    shopKey: publicKeyOf(config.shopKey),
    origin: config.origin,
  });
  const payouts = createPayouts({
    key: privateKeyOf(config.privateKey),
    shopKey: publicKeyOf(config.shopKey),
  });
  const server = createServer((request, response) => {
    answer(request).then(
      (reply) => send(response, reply),
      () => send(response, { status: 400, body: "That cannot be read." }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.port, config.host, resolve);
  });

  return {
    async close(): Promise<void> {
      notices.stop();
      payouts.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage): Promise<Reply> {
    const { method = "GET", headers } = request;
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (path === "/health/ready") return { status: 200, body: "ready" };
    if (path === "/page.css") return { status: 200, type: "text/css", body: pageStyles };
    if (path === "/") return html(drawList(payments.list()));
    const body = await readBody(request);
    if (path.startsWith("/v1/")) {
      const answerCall = path.startsWith("/v1/payouts") ? payouts.answer : answerShop;
      const { status, body: words } = answerCall({
        method,
        path,
        body,
        signature: String(headers["x-signature"] ?? ""),
        timestamp: String(headers["x-timestamp"] ?? ""),
      });
      return { status, type: "application/json", body: JSON.stringify(words) };
    }
    const [, room, id = "", act] = path.split("/");
    const payment = payments.find(id);
    if (payment === undefined) return notFound;
    if (room === "payments" && act === "notice" && method === "POST") {
      const taken = await notices.tell(payment);
      return { status: 303, location: taken ? "/" : "/#not-taken" };
    }
    return room === "pay" ? answerPlayer(payment, { method, act, body }) : notFound;
  }

  function answerPlayer(
    payment: Payment,
    { method, act, body }: { method: string; act: string | undefined; body: string },
  ): Reply {
    if (method !== "POST") return html(drawHostedPage(payment, { wrong: false }));
    if (act === "back") {
      if (payment.status === "open") payment.status = "cancelled";
      if (payment.status === "cancelled") void notices.tell(payment);
      return backToShop(payment);
    }
    if (payment.status !== "open") return backToShop(payment);
    const outcome = findOutcome(new URLSearchParams(body).get("number") ?? "");
    if (outcome === undefined) return html(drawHostedPage(payment, { wrong: true }), 422);
    payment.status = outcome.status;
    notices.play(payment, outcome);
    return backToShop(payment);
  }
}

/** The shop learns the truth by notice; what stands in the address is for the eye alone. */
function backToShop({ returnUrl, status }: Payment): Reply {
  const url = new URL(returnUrl);
  url.searchParams.set("status", status);
  return { status: 303, location: url.href };
}

function send(
  response: ServerResponse,
  { status, type = "text/plain", body, location }: Reply,
): void {
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "content-security-policy":
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    ...(location === undefined ? {} : { location }),
  });
  response.end(body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bodyMax) throw new Error("too much");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
