import { setTimeout as pause } from "node:timers/promises";
import { NotAsked } from "@croupier/kit/asking";
import type { Breaker } from "@croupier/kit/breaker";
import { uuidv7 } from "@croupier/kit/ids";
import { createLine, type Answer } from "@croupier/kit/line";
import type { ExclusionRegister, RegisterAnswer, RegisteredPerson } from "./exclusion-register.ts";

export type GamstopSettings = { readonly url: string; readonly apiKey: string };

/** One try may take so long; then it waits a little, twice at most. Nobody waits at the door for more. */
const patience = { tryMs: 2_000, pausesMs: [100, 400] as readonly number[] };

/**
 * The register of Great Britain, or one that speaks as it does: a form is posted, and the answer stands
 * in a header. `Y` is excluded now, `P` was once and came back, `N` never was. It was never run against
 * their servers; the shape is that of their clients.
 */
export function createGamstop({
  settings,
  breaker,
  fetch = globalThis.fetch,
  tryMs = patience.tryMs,
  pausesMs = patience.pausesMs,
}: {
  settings: GamstopSettings;
  breaker: Breaker;
  fetch?: typeof globalThis.fetch;
  tryMs?: number;
  pausesMs?: readonly number[];
}): ExclusionRegister {
  const name = "the register";
  const line = createLine({ name, breaker, fetch, patience: tryMs, reads: "head", check });

  return {
    name: new URL(settings.url).host,

    async ask(person) {
      const traceId = uuidv7();
      for (const pauseMs of pausesMs) {
        const answer = await attempt(person, traceId).catch(retriable);
        if (answer !== undefined) return answer;
        await pause(pauseMs);
      }
      return attempt(person, traceId);
    },
  };

  async function attempt(person: RegisteredPerson, traceId: string): Promise<RegisterAnswer> {
    const answer = await line(settings.url, {
      method: "POST",
      headers: { "x-api-key": settings.apiKey, "x-trace-id": traceId },
      body: formOf(person),
    });
    if (!answer.ok) throw new RegisterError(answer.status);
    return { listed: isListed(answer), reference: answer.headers.get("x-unique-id") };
  }
}

/** Whoever does not say it is not the register. */
function check(answer: Answer): void {
  if (answer.ok) isListed(answer);
}

function isListed({ status, headers }: Answer): boolean {
  const listed = flags[headers.get("x-exclusion") ?? ""];
  if (listed === undefined) throw new RegisterError(status, "without saying who is listed");
  return listed;
}

const flags: Readonly<Record<string, boolean | undefined>> = { Y: true, N: false, P: false };

/** What it says may hold the person, who is not for the log: only the status is told. */
class RegisterError extends Error {
  readonly status: number;

  constructor(status: number, how = "") {
    super(`the register answered ${status} ${how}`.trim());
    this.status = status;
  }
}

/** An answer that will be the same next time is not asked for again. */
function retriable(error: unknown): undefined {
  if (error instanceof NotAsked) throw error;
  if (error instanceof RegisterError && error.status !== 429 && error.status < 500) throw error;
  return undefined;
}

function formOf(person: RegisteredPerson): URLSearchParams {
  const { firstName, lastName, dateOfBirth, email, postalCode: postcode, phone } = person;
  const form = new URLSearchParams({ firstName, lastName, dateOfBirth, email, postcode });
  if (phone !== null) form.set("mobile", phone);
  return form;
}
