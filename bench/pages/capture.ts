import { get } from "node:http";
import type { Captured } from "./captured.ts";

const addedByNode = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

/** The answer as the generator gets it, once it carries an ETag; a warming server may ask to come back. */
export async function capture(url: string): Promise<Captured> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { status, headers, body } = await rawAnswer(url);
    const isKept = headers.some(([name]) => name.toLowerCase() === "etag");
    if (status === 200 && isKept) {
      return {
        status,
        headers: headers.filter(([name]) => !addedByNode.has(name.toLowerCase())),
        bodyBase64: body.toString("base64"),
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} never came with an ETag`);
}

async function rawAnswer(
  url: string,
): Promise<{ status: number; headers: [string, string][]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const flat = response.rawHeaders;
        const headers = flat.flatMap((name, index): [string, string][] =>
          index % 2 === 0 ? [[name, flat[index + 1] ?? ""]] : [],
        );
        resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) });
      });
    }).on("error", reject);
  });
}
