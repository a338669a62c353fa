import { afterEach, expect, it, vi } from "vitest";

import { emptyAnswers, type Answers } from "./answers.ts";
import { listenToOtherTabs } from "./other-tabs.ts";

const answers: Answers = {
  ...emptyAnswers({ currencies: ["USD"], defaultCurrency: "USD", countryCode: "CW" }),
  email: "mara@visby.example",
};
const leave: (() => void)[] = [];
afterEach(() => leave.splice(0).forEach((close) => close()));

function openTab(own?: Answers) {
  const told = vi.fn<(words: unknown) => void>();
  leave.push(listenToOtherTabs({ find: () => own, onTold: told }));
  return told;
}

it("an empty tab is told what another holds, and that one is told nothing", async () => {
  const first = openTab(answers);
  const second = openTab();
  await vi.waitFor(() => expect(second).toHaveBeenCalledWith(answers));
  expect(first).not.toHaveBeenCalled();
});

it("a tab in which somebody has typed keeps its own", async () => {
  openTab(answers);
  const third = openTab({ ...answers, email: "else@visby.example" });
  const fourth = openTab();
  await vi.waitFor(() => expect(fourth).toHaveBeenCalledTimes(2));
  expect(third).not.toHaveBeenCalled();
});
