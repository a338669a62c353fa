import type { Address } from "@croupier/contracts";
import { spellPath } from "@croupier/contracts/client";
import { ok, refuse, type Result } from "@croupier/kit/result";

export type CallInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
};

export type PlayCalls = {
  readonly ask: <T>(address: Address, input?: CallInput) => Promise<Result<T>>;
  /** For what is safe to ask again because it names itself: a play, an action. */
  readonly insist: <T>(address: Address, input?: CallInput) => Promise<Result<T>>;
  readonly signIn: (token: string) => void;
  /** A socket that says who listens as soon as it stands: not in its address, which is written down. */
  readonly openLine: (path: string) => WebSocket;
};

export type CallOptions = {
  readonly fetch: typeof globalThis.fetch;
  readonly wait: (ms: number) => Promise<void>;
};

/** How long to wait before the same is asked again. Three seconds in all: then somebody is told. */
const waitsMs = [250, 750, 2_000];

/** The calls of a frame: no cookie travels, the token of the session does. */
export function createPlayCalls({ fetch, wait }: CallOptions): PlayCalls {
  let token: string | undefined;

  async function ask<T>(address: Address, input: CallInput = {}): Promise<Result<T>> {
    const headers = new Headers({ accept: "application/json, application/problem+json" });
    if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
    if (input.body !== undefined) headers.set("content-type", "application/json");
    try {
      const answer = await fetch(spellPath(address.path, input), {
        method: address.method,
        headers,
        credentials: "omit",
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
      if (answer.ok) return ok((answer.status === 204 ? null : await answer.json()) as T);
      return refuse({ code: await codeOf(answer) });
    } catch {
      // The network, or an answer that broke off: nobody knows whether it was heard.
      return refuse({ code: unreachable });
    }
  }

  return {
    ask,
    async insist<T>(address: Address, input?: CallInput) {
      let answer = await ask<T>(address, input);
      for (const waitMs of waitsMs) {
        if (answer.ok || answer.refusal.code !== unreachable) break;
        await wait(waitMs);
        answer = await ask<T>(address, input);
      }
      return answer;
    },
    signIn: (given) => {
      token = given;
    },
    openLine(path) {
      const socket = new WebSocket(path);
      socket.addEventListener("open", () => socket.send(JSON.stringify({ ask: "join", token })));
      return socket;
    },
  };
}

const unreachable = "unreachable";

async function codeOf(answer: Response): Promise<string> {
  const type = answer.headers.get("content-type") ?? "";
  if (!type.startsWith("application/problem+json")) return unreachable;
  const { code } = (await answer.json()) as { readonly code?: unknown };
  return typeof code === "string" ? code : unreachable;
}
