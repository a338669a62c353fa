import { expect, type Page } from "@playwright/test";
import { spellPath } from "@croupier/contracts/client";
import type { Endpoint } from "@croupier/contracts";

/** A call as another page would make it. */
export type Target = { readonly name: string; readonly method: string; readonly url: string };

/** Every call that changes something, spelt as its victim would: with what a page could have found out. */
export function targetsOf(
  endpoints: readonly Endpoint[],
  origin: string,
  known: Readonly<Record<string, string>>,
): Target[] {
  return endpoints
    .filter(({ method }) => method !== "GET")
    .map(({ name, method, path }) => {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, one = ""]) => one);
      const params = Object.fromEntries(names.map((one) => [one, known[one] ?? "x"]));
      return { name, method, url: origin + spellPath(path, { params }) };
    });
}

/** What a server answered to it, whatever the page was allowed to see of that. */
export type Answered = { readonly method: string; readonly url: string; readonly status: number };

/**
 * Makes each call in every way a page of another origin has: a form of each encoding, a call that asks
 * nobody (`no-cors`), one that does, and the last word of a page that is left. Answers what arrived.
 */
export async function attackFrom(bait: Page, targets: readonly Target[]): Promise<Answered[]> {
  const network = await bait.context().newCDPSession(bait);
  const asked = new Map<string, { method: string; url: string }>();
  const statuses = new Map<string, number>();
  network.on("Network.requestWillBeSent", ({ requestId, request: { method, url } }) => {
    asked.set(requestId, { method, url });
  });
  // Also of an answer that the browser keeps from the page. It comes another way than the request, and
  // may be told of first.
  network.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    statuses.set(requestId, statusCode);
  });
  await network.send("Network.enable");
  // Some at a time: one that waits for its answer leaves the machine to the others.
  const left = [...targets];
  const attacker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      await bait.evaluate(attack, next);
    }
  };
  await Promise.all(Array.from({ length: 4 }, attacker));
  const answered = () =>
    [...asked].flatMap(([id, request]) => {
      const status = statuses.get(id);
      return status === undefined ? [] : [{ ...request, status }];
    });
  // The page may know before we do that it was answered.
  const sendable = targets.filter(({ method }) => method === "POST").map(({ url }) => url);
  const unheard = () => sendable.filter((url) => !answered().some((one) => one.url === url));
  await expect.poll(unheard).toEqual([]);
  await network.detach();
  return answered();
}

/** Runs in the page of the other origin. */
async function attack({ method, url }: Target): Promise<void> {
  const body = '{"login":"x","password":"y","consents":{"terms":true}}';
  const tries: Promise<unknown>[] = [
    fetch(url, {
      method,
      credentials: "include",
      headers: { "content-type": "application/json" },
      body,
    }),
    fetch(url, { method, credentials: "include" }),
  ];
  if (method === "POST") {
    tries.push(
      fetch(url, { method, mode: "no-cors", credentials: "include", body }),
      fetch(url, { method, mode: "no-cors", credentials: "include" }),
      ...["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"].map(submit),
    );
    navigator.sendBeacon(url, body);
  }
  await Promise.allSettled(tries);

  function submit(enctype: string): Promise<void> {
    const frame = document.createElement("iframe");
    frame.name = `shown-${crypto.randomUUID()}`;
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: url, enctype, target: frame.name });
    const field = document.createElement("input");
    Object.assign(field, { name: '{"login":"x","a":"', value: '"}' });
    form.append(field);
    document.body.append(frame, form);
    return new Promise((resolve) => {
      frame.addEventListener("load", () => {
        frame.remove();
        form.remove();
        resolve();
      });
      form.submit();
    });
  }
}
