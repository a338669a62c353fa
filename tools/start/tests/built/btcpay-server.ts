import { createHmac } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import recorded from "../../../../domain/cashier/tests/btcpay-contract/invoice.json" with { type: "json" };
import { makeCertificate } from "./make-certificate.ts";

export type ContractServer = Awaited<ReturnType<typeof startContractServer>>;

type Invoice = typeof recorded;

/** BTCPay Server by its recorded contract, behind TLS as a real one: invoices are made, found and paid. */
export async function startContractServer(folder: string, webhookSecret: string) {
  const made = makeCertificate("localhost");
  const certificate = join(folder, "certificate.pem");
  await writeFile(certificate, made.cert);
  const invoices: Invoice[] = [];
  const path = `/api/v1/stores/${recorded.storeId}/invoices`;

  const server = createServer(made, (request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const { pathname, searchParams } = new URL(request.url ?? "", "https://localhost");
      const answer = (status: number, words: unknown): void => {
        response.writeHead(status, { "content-type": "application/json" });
        response.end(JSON.stringify(words));
      };
      if (request.headers.authorization !== "token key-of-the-store") return answer(401, {});
      if (request.method === "POST" && pathname === path) {
        const asked = JSON.parse(text) as Pick<Invoice, "amount" | "currency" | "metadata">;
        const id = `invoice${invoices.length + 1}`;
        const made = { ...recorded, ...asked, id, checkoutLink: `https://localhost/i/${id}` };
        invoices.push({ ...made, checkout: recorded.checkout });
        return answer(200, made);
      }
      const byOrder = searchParams.get("orderId");
      if (pathname === path) {
        return answer(
          200,
          invoices.filter((one) => one.metadata.orderId === byOrder),
        );
      }
      const found = invoices.find(({ id }) => pathname === `${path}/${id}`);
      return found === undefined ? answer(404, { code: "not-found" }) : answer(200, found);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    storeId: recorded.storeId,
    certificate,
    /** The coins came: the notice of it, signed, for whoever has the address. */
    pay(reference: string) {
      const at = invoices.findIndex(({ metadata }) => metadata.orderId === reference);
      const invoice = invoices[at];
      if (invoice === undefined) throw new Error(`no invoice of ${reference}`);
      invoices[at] = { ...invoice, status: "Settled" };
      const body = JSON.stringify({
        deliveryId: `delivery-${at}`,
        type: "InvoiceSettled",
        storeId: recorded.storeId,
        invoiceId: invoice.id,
        metadata: invoice.metadata,
      });
      const signature = createHmac("sha256", webhookSecret).update(body).digest("hex");
      return { body, headers: { "btcpay-sig": `sha256=${signature}` } };
    },
    stop: () => server.close(),
  };
}
