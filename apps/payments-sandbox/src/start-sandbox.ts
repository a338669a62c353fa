import { createServer, type IncomingMessage } from "node:http";
import { createAnswerPlayer } from "./answer-player.ts";
import { createCalls } from "./calls.ts";
import type { SandboxConfig } from "./config.ts";
import { pageStyles } from "./frame.ts";
import { createKeptCards } from "./kept-cards.ts";
import { createNotices } from "./notices.ts";
import { drawList } from "./payments-list.ts";
import { createPayments, type Payment } from "./payments.ts";
import { html, send, type Reply } from "./reply.ts";
import { createPayouts } from "./payouts.ts";
import { createSettlement } from "./settlement.ts";
import { privateKeyOf, publicKeyOf } from "./signature.ts";

const bodyMax = 16_384;
const notFound: Reply = { status: 404, body: "Nothing is here." };

/** The whole provider: what shops call, what players see, what is told. */
export async function startSandbox(config: SandboxConfig) {
  const payments = createPayments();
  const cards = createKeptCards();
  const notices = createNotices(privateKeyOf(config.privateKey));
  const answerPlayer = createAnswerPlayer({ notices, cards });
  const answerShop = createCalls({
    payments,
    cards,
    notices,
    shopKey: publicKeyOf(config.shopKey),
    origin: config.origin,
  });
  const payouts = createPayouts({
    key: privateKeyOf(config.privateKey),
    shopKey: publicKeyOf(config.shopKey),
  });
  const answerReport = createSettlement({
    payments,
    payouts,
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

  function callsOf(path: string) {
    if (path.startsWith("/v1/payouts")) return payouts.answer;
    return path.startsWith("/v1/settlements") ? answerReport : answerShop;
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const { method = "GET", headers } = request;
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (path === "/health/ready") return { status: 200, body: "ready" };
    if (path === "/page.css") return { status: 200, type: "text/css", body: pageStyles };
    if (path === "/") return html(drawList(payments.list()));
    const body = await readBody(request);
    if (path.startsWith("/v1/")) {
      const answerCall = callsOf(path);
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
    if (room === "payments" && method === "POST") return answerDesk(payment, act);
    return room === "pay" ? answerPlayer(payment, { method, act, body }) : notFound;
  }

  /** Whoever tries things out plays the bank too. */
  async function answerDesk(payment: Payment, act: string | undefined): Promise<Reply> {
    if (act === "chargeback") payment.status = "charged_back";
    else if (act === "lift") payment.status = "charge_lifted";
    else if (act !== "notice") return notFound;
    const taken = await notices.tell(payment);
    return { status: 303, location: taken ? "/" : "/#not-taken" };
  }
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
