import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { createPageFacts, pageFactsContext } from "../page-facts.ts";
import { requirePlayer } from "./require-player.ts";

function asked(address: string, { signedIn }: { signedIn: boolean }) {
  const context = new RouterContextProvider();
  const query = new URL(address, "https://site.example").searchParams;
  const seen = { signedIn, hasPlayed: false, place: null } as const;
  const audience = { ...seen, device: "Desktop", marks: "" } as const;
  const whose = { brandCode: "kingfisher", language: "en", origin: "https://site.example" };
  context.set(pageFactsContext, createPageFacts({ ...whose, audience, query, nonce: null }));
  return () => requirePlayer({ context, request: new Request(`https://site.example${address}`) });
}

test("a player is let through, and inside the app the browser takes a visitor to the login", () => {
  expect(asked("/validate-document", { signedIn: true })()).toBe(true);
  expect(asked("/validate-document.data", { signedIn: false })()).toBe(false);
});

test.each([
  ["/validation-code/validatePhone", "/validation-code/validatePhone"],
  [
    "/validate-document?documentType=PROOF_OF_ADDRESS",
    "/validate-document?documentType=PROOF_OF_ADDRESS",
  ],
])("whoever asks for %s without a session comes back to all of it", (address, destination) => {
  let thrown: unknown;
  try {
    asked(address, { signedIn: false })();
  } catch (answer) {
    thrown = answer;
  }
  expect(thrown).toBeInstanceOf(Response);
  const { status, headers } = thrown as Response;
  expect(status).toBe(302);
  const location = new URL(headers.get("location") ?? "", "https://site.example");
  expect([location.pathname, location.searchParams.get("destination")]).toEqual([
    "/login",
    destination,
  ]);
});
