import { toBridge, type PageMessage } from "@croupier/contracts/frame-bridge";
import { expect, test } from "vitest";
import { openPageBridge } from "./page-bridge.ts";

const site = "https://kingfisher.example";
const origins = [site, "https://marlin.example", "http://*.localhost:3000"];

type Posted = { readonly data: unknown; readonly to: string };

/** A frame and what is around it, as far as the bridge looks at them. */
function frameIn({ around, referrer = "" }: { around: string | undefined; referrer?: string }) {
  const posted: Posted[] = [];
  const page = { postMessage: (data: unknown, to: string) => posted.push({ data, to }) };
  const listeners = new Set<(event: unknown) => void>();
  const frame = {
    parent: page,
    location: { ancestorOrigins: around === undefined ? [] : [around] },
    document: { referrer },
    addEventListener: (_: string, heard: (event: unknown) => void) => listeners.add(heard),
    removeEventListener: (_: string, heard: (event: unknown) => void) => listeners.delete(heard),
  };
  const bridge = openPageBridge(frame as unknown as Window, { origins });
  const heard: PageMessage[] = [];
  const stop = bridge.listen((message) => heard.push(message));
  const say = (
    data: unknown,
    { origin = site, source = page }: { origin?: string; source?: unknown } = {},
  ) => listeners.forEach((listener) => listener({ data, origin, source }));
  return { bridge, posted, heard, say, stop };
}

const pause = toBridge({ type: "pause", reason: "reality-check" });

test("what the game says goes to the exact origin of a page that is known", () => {
  const { bridge, posted } = frameIn({ around: site });
  bridge.tell({ type: "round-ended", net: "-1.00" });
  expect(posted).toEqual([{ data: { croupier: 1, type: "round-ended", net: "-1.00" }, to: site }]);
});

test("a browser that does not name the page around is told by the page that led here", () => {
  const { bridge, posted } = frameIn({ around: undefined, referrer: `${site}/casino/originals` });
  bridge.tell({ type: "round-began" });
  expect(posted).toMatchObject([{ to: site }]);
});

test("a page that nobody named hears nothing and is not listened to", () => {
  const { bridge, posted, heard, say } = frameIn({ around: "https://evil.example" });
  bridge.tell({ type: "round-began" });
  say(pause, { origin: "https://evil.example" });
  say(pause);
  expect([posted, heard]).toEqual([[], []]);
});

test("only the page itself is listened to, from its origin and in our words", () => {
  const { heard, say, stop } = frameIn({ around: site });
  say(pause, { origin: "https://marlin.example" });
  say(pause, { source: {} });
  say({ type: "pause", reason: "reality-check" });
  expect(heard).toEqual([]);
  say(pause);
  expect(heard).toMatchObject([{ type: "pause" }]);
  stop();
  say(pause);
  expect(heard).toHaveLength(1);
});

test.each([
  ["http://marlin.localhost:3000", true],
  ["http://localhost:3000", false],
  ["http://marlin.localhost:3001", false],
  ["https://marlin.localhost:3000", false],
  ["http://a.b.localhost:3000", false],
  ["http://evil.example/.localhost:3000", false],
  ["http://evillocalhost:3000", false],
])("where every name below a host is named, %s is one of them: %s", (around, isOne) => {
  const { bridge, posted } = frameIn({ around });
  bridge.tell({ type: "round-began" });
  expect(posted).toHaveLength(isOne ? 1 : 0);
});
