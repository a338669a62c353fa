import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Steps } from "./Steps.tsx";

test("what is behind is said in words, and one step at most is under way", () => {
  const steps = ["Requested", "Checks", "Sent"].map((title) => ({ id: title, title }));
  const html = (doneCount: number) =>
    renderToStaticMarkup(
      <Steps label="Withdrawal" steps={steps} doneCount={doneCount} doneWord="done" />,
    );
  expect(html(1).match(/, done/g)).toHaveLength(1);
  expect(html(1).match(/aria-current="step"/g)).toHaveLength(1);
  expect(html(3)).not.toContain("aria-current");
});
