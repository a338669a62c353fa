import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const silenceMs = 15_000;

// One connection after the other, each used as long as the other side keeps it.
const agent = new Agent({ keepAlive: true });

/** A request and its answer. Tens of thousands are sent, for which `fetch` costs more than what it asks. */
export function ask(
  url: URL,
  {
    method,
    headers,
    body,
  }: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | Uint8Array | undefined;
  },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, headers: { ...headers }, agent });
    const patience = setTimeout(() => asking.destroy(new Error("silence")), silenceMs);
    const fail = (cause: Error): void => {
      clearTimeout(patience);
      reject(cause);
    };
    asking.on("error", fail);
    asking.on("response", (response) => {
      const status = response.statusCode ?? 0;
      const type = response.headers["content-type"] ?? "";
      text(response).then((read) => {
        clearTimeout(patience);
        resolve({ status, type, text: read });
      }, fail);
    });
    asking.end(body);
  });
}
