import { expect, test, vi } from "vitest";

import { onStandingChanged } from "../../session/standing-changed.ts";
import { hearFrame, netAfter } from "./hear-frame.ts";
import { balanceInRound, closePlay, openPlay, pausePlay, playNow, stopPlay } from "./play-store.ts";

const game = {
  gameId: "dice",
  title: "Dice",
  href: "/casino/a/b/dice",
  mode: "practice",
  isOwn: true,
} as const;
vi.stubGlobal("location", { href: "https://site.example/casino" });

async function open(url = "https://games.example/dice#practice") {
  openPlay(game, async () => ({ url }));
  await vi.waitFor(() => expect(playNow().status).toBe("running"));
}

test("a game that was closed before its address came stays closed", async () => {
  const { promise, resolve } = Promise.withResolvers<{ url: string }>();
  openPlay(game, () => promise);
  closePlay();
  resolve({ url: "https://games.example/dice" });
  await promise;
  expect(playNow().status).toBe("none");
});

test("the frame is heard by the origin of its own address alone", async () => {
  await open();
  expect(playNow()).toMatchObject({
    origin: "https://games.example",
    isReady: false,
    sound: false,
  });
});

test("the net of a session is the sum of its rounds, exactly", () => {
  const rounds = ["0.10", "0.20", "-1.00", "junk"];
  const net = rounds.reduce<string | undefined>(
    (before, round) => netAfter({ net: before, currency: "USD" }, round),
    undefined,
  );
  expect(net).toBe("-0.70");
});

test("a currency that nobody knows is not taken from a frame, and its rounds go on", async () => {
  await open();
  hearFrame({ type: "balance", amount: "5.00", currency: "ZZZ" });
  hearFrame({ type: "round-began" });
  hearFrame({ type: "round-ended", net: "1.00" });
  expect(playNow()).toMatchObject({ currency: undefined, balance: undefined, isRoundOn: false });
});

test("a reminder holds play back until it is answered, also in a game that opens meanwhile", async () => {
  pausePlay("reality-check");
  await open();
  expect(playNow()).toMatchObject({ pausedFor: "reality-check" });
  pausePlay(undefined);
  expect(playNow()).toMatchObject({ pausedFor: undefined });
});

test("a frame that cannot open its game says why, and the window explains it", async () => {
  await open();
  hearFrame({ type: "failed", code: "limit_reached" });
  expect(playNow()).toMatchObject({ status: "failed", failure: { code: "limit_reached" } });
});

test("a game that stands stays where it is, whatever is refused in it", async () => {
  await open();
  hearFrame({ type: "ready", game: "dice", mode: "practice" });
  hearFrame({ type: "round-began" });
  hearFrame({ type: "failed", code: "insufficient_funds" });
  expect(playNow()).toMatchObject({ status: "running", isRoundOn: false });
});

test("while a round is shown the header says what its frame says, and the wallet's after it", async () => {
  openPlay({ ...game, mode: "real" }, async () => ({ url: "https://games.example/dice" }));
  await vi.waitFor(() => expect(playNow().status).toBe("running"));
  hearFrame({ type: "ready", game: "dice", mode: "real" });
  hearFrame({ type: "balance", amount: "10.00", currency: "USD" });
  const shown = (amount: string, currency = "USD") =>
    balanceInRound(playNow(), { amount, currency });
  expect(shown("15.00")).toBe("15.00");
  hearFrame({ type: "round-began" });
  expect(shown("15.00")).toBe("10.00");
  // No frame makes somebody richer than their wallet, and none speaks for another currency.
  expect(shown("9.99")).toBe("9.99");
  expect(shown("15.00", "EUR")).toBe("15.00");
  hearFrame({ type: "round-ended", net: "1.00" });
  expect(shown("15.00")).toBe("15.00");
});

test("a launch that throws is told as one that nobody answered", async () => {
  openPlay(game, () => Promise.reject(new TypeError("offline")));
  await vi.waitFor(() =>
    expect(playNow()).toMatchObject({ status: "failed", failure: { code: "unreachable" } }),
  );
});

test("a game for money that may not go on says why, until it may", async () => {
  await open();
  stopPlay("play_closed");
  expect(playNow()).toMatchObject({ status: "running", stoppedFor: undefined });
  openPlay({ ...game, mode: "real" }, async () => ({ url: "https://games.example/dice" }));
  await vi.waitFor(() => expect(playNow().status).toBe("running"));
  stopPlay("play_closed");
  expect(playNow()).toMatchObject({ status: "running", stoppedFor: "play_closed" });
  stopPlay(undefined);
  expect(playNow()).toMatchObject({ stoppedFor: undefined });
});

test("what is refused in a game has its player's standing asked for anew", async () => {
  await open();
  const asked = vi.fn();
  const end = onStandingChanged(asked);
  hearFrame({ type: "ready", game: "dice", mode: "practice" });
  expect(asked).not.toHaveBeenCalled();
  hearFrame({ type: "failed", code: "limit_reached" });
  expect(asked).toHaveBeenCalledOnce();
  end();
});
