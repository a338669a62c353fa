import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { askRecaptcha } from "./ask-recaptcha.ts";

const question = { siteKey: "a key & more", action: "sign_in" };
const execute = vi.fn<(siteKey: string, wish: object) => Promise<string>>();
const grecaptcha = { ready: (then: () => void) => then(), execute };
let scripts: string[];
/** What becomes of a script that is put into the page. */
let whenPut: (fire: (event: string) => void) => void;

beforeEach(() => {
  vi.useFakeTimers();
  scripts = [];
  execute.mockReset().mockResolvedValue("a token");
  vi.stubGlobal("window", {});
  whenPut = (fire) => {
    Object.assign(window, { grecaptcha });
    fire("load");
  };
  const listeners = new Map<string, () => void>();
  vi.stubGlobal("document", {
    createElement: () => ({
      src: "",
      addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
    }),
    head: {
      append({ src }: { src: string }) {
        scripts.push(src);
        whenPut((event) => listeners.get(event)?.());
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("their script is fetched once, and asked for a token for the key and the action", async () => {
  expect(await askRecaptcha(question)).toBe("a token");
  expect(await askRecaptcha(question)).toBe("a token");
  expect(scripts).toEqual(["https://www.google.com/recaptcha/api.js?render=a%20key%20%26%20more"]);
  expect(execute).toHaveBeenLastCalledWith("a key & more", { action: "sign_in" });
});

it.each<[string, () => void]>([
  ["a script that does not come", () => (whenPut = (fire) => fire("error"))],
  ["a script that is something else", () => (whenPut = (fire) => fire("load"))],
  ["a token that is refused", () => execute.mockRejectedValue(new Error("no"))],
])("%s is no token, and no error", async (_, become) => {
  become();
  expect(await askRecaptcha(question)).toBeUndefined();
});

it("whoever does not answer at all is not waited for longer than ten seconds", async () => {
  whenPut = () => {};
  const asked = askRecaptcha(question);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toBeUndefined();
});
