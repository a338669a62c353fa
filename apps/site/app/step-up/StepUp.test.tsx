import type { OperationStatus } from "@croupier/contracts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { provingCalls } from "../phone/proving-calls.ts";
import { StepUp } from "./StepUp.tsx";
import { StepUpNeedsContext } from "./StepUpNeeds.context.tsx";

const operation = "validatePhone";

/** The question as it stands once the server has said what the operation takes. */
function draw(
  status: Pick<OperationStatus, "types" | "remainingBlockingTime"> | undefined,
): string {
  const queries = new QueryClient();
  queries.setQueryData(["step-up", operation, "0199"], status);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StepUpNeedsContext value={{ say: (word) => word, ...provingCalls("0199") }}>
        <StepUp operation={operation} onAnswer={() => {}} />
      </StepUpNeedsContext>
    </QueryClientProvider>,
  );
}

test("it says what is asked for and why, before it is known with what that is proved", () => {
  const html = draw(undefined);
  expect(html).toContain("stepUp.title");
  expect(html).toContain("stepUp.why.validatePhone");
  expect(html).not.toContain("<form");
});

test.each([
  ["PASSWORD", "current-password", false],
  ["PIN_CODE", "off", false],
  ["EMAIL", "one-time-code", true],
  ["SMS", "one-time-code", true],
  ["TWO_FACTOR_AUTHENTICATION", "one-time-code", false],
] as const)("%s is typed into a field for %s; sent first: %s", (type, autoComplete, isSent) => {
  const html = draw({ types: [type, "PASSWORD"], remainingBlockingTime: 0 });
  expect(html).toContain(`stepUp.${type}`);
  expect(html).toMatch(new RegExp(`autocomplete="${autoComplete}"`, "i"));
  expect(html.includes("stepUp.send")).toBe(isSent);
  expect(html.includes("stepUp.instead.PASSWORD")).toBe(type !== "PASSWORD");
});

test("while it is blocked nothing can be typed, and it says for how long", () => {
  const html = draw({ types: ["PASSWORD"], remainingBlockingTime: 754 });
  expect(html).toContain("stepUp.blockedFor");
  expect(html).not.toContain("<input");
});
