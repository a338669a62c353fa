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
  title?: string,
): string {
  const queries = new QueryClient();
  queries.setQueryData(["step-up", operation, "0199"], status);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StepUpNeedsContext value={{ say: (word) => word, ...provingCalls("0199") }}>
        <StepUp operation={operation} title={title} onAnswer={() => {}} />
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
  ["PASSWORD", "current-password"],
  ["PIN_CODE", "off"],
  ["TWO_FACTOR_AUTHENTICATION", "one-time-code"],
] as const)("%s is typed into a field for %s", (type, autoComplete) => {
  const html = draw({ types: [type, "PASSWORD"], remainingBlockingTime: 0 });
  expect(html).toContain(`stepUp.${type}`);
  expect(html).toMatch(new RegExp(`autocomplete="${autoComplete}"`, "i"));
  expect(html).not.toContain("stepUp.send");
  expect(html.includes("stepUp.instead.PASSWORD")).toBe(type !== "PASSWORD");
});

test.each(["EMAIL", "SMS"] as const)(
  "a code by %s is on its way, and nothing can be typed before it was sent",
  (type) => {
    const html = draw({ types: [type, "PASSWORD"], remainingBlockingTime: 0 });
    expect(html).toContain("stepUp.sending");
    expect(html).not.toContain("<input");
    expect(html).not.toContain("stepUp.submit");
    expect(html).toContain("stepUp.instead.PASSWORD");
  },
);

test("what is confirmed is the title, to the cent and to where", () => {
  const html = draw(undefined, "Confirm $30.00 to NL •••• 4300");
  expect(html).toContain("Confirm $30.00 to NL •••• 4300");
  expect(html).not.toContain("stepUp.title");
});

test("while it is blocked nothing can be typed, and it says for how long", () => {
  const html = draw({ types: ["PASSWORD"], remainingBlockingTime: 754 });
  expect(html).toContain("stepUp.blockedFor");
  expect(html).not.toContain("<input");
});
