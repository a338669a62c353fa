import { describe, expect, it } from "vitest";

import { readCompiledCatalogues } from "../../messages-build/read-catalogues.ts";
import { sayIn } from "../language/Messages.context.tsx";
import { LogoutError, signOut, signOutFailureText } from "./sign-out.ts";

const say = sayIn({ language: "en", catalogue: readCompiledCatalogues().get("en") ?? {} });

const overloaded = {
  type: "about:blank",
  title: "We are busy, try again in a moment",
  status: 503,
  code: "overloaded" as const,
  traceId: "t-1",
};

describe("signing out", () => {
  it("ends the session with one call", async () => {
    const calls: string[] = [];
    await signOut(
      {
        async signOut() {
          calls.push("DELETE");
          return { ok: true, status: 204, value: null };
        },
      },
      say,
    );
    expect(calls).toEqual(["DELETE"]);
  });

  it("is content when the session had already ended", async () => {
    const ended = { ...overloaded, status: 401, code: "not_signed_in" as const };
    const answer = signOut(
      { signOut: async () => ({ ok: false, status: 401, problem: ended }) },
      say,
    );
    await expect(answer).resolves.toBeUndefined();
  });

  it("[S8.1] says what a logout error says", async () => {
    const failure = await signOut(
      { signOut: async () => ({ ok: false, status: 503, problem: overloaded }) },
      say,
    ).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LogoutError);
    expect(signOutFailureText(failure, say)).toBe("We are busy. Try again in a moment.");
  });

  it("[S8.1] says that anything else was unexpected, in these words", () => {
    const text = "An unexpected error occurred while logging out";
    expect(signOutFailureText(new TypeError("fetch failed"), say)).toBe(text);
    expect(signOutFailureText("not even an error", say)).toBe(text);
  });
});
