import { expectEqual, expectStatus, movedBy } from "../../rules.mjs";
import { nowSeconds, sign } from "../provider.mjs";

/** Sends a bet that is signed wrongly in one way: it has to be refused, and nothing may move. */
function refused(id, rule, change, needs) {
  return {
    id,
    family: "Signatures and clocks",
    rule,
    ...(needs === undefined ? {} : { needs }),
    async run({ play, provider, config }) {
      const moved = await movedBy(play, async () => {
        const message = play.message("bet", play.newRound());
        const answer = await provider.send("bet", message, change({ config, message }));
        expectStatus(answer, "INVALID_SIGNATURE", "the bet");
        expectEqual(answer.http, 401, "the HTTP status");
      });
      expectEqual(moved, 0n, "what moved");
    },
  };
}

function accepted(id, rule, change, needs) {
  return {
    id,
    family: "Signatures and clocks",
    rule,
    ...(needs === undefined ? {} : { needs }),
    async run({ play, config }) {
      expectStatus(await play.ask(play.message("balance"), change({ config })), "OK", "balance");
    },
  };
}

const otherSecret = Buffer.alloc(32, 7).toString("base64url");

export const signing = [
  accepted("S01", "a request signed over timestamp and body is let in", () => ({})),
  refused("S02", "no signature", () => ({ headers: { "x-signature": undefined } })),
  refused("S03", "no timestamp", () => ({ headers: { "x-timestamp": undefined } })),
  refused("S04", "no key id", () => ({ headers: { "x-key-id": undefined } })),
  refused("S05", "an empty signature", () => ({ signature: "" })),
  refused("S06", "a signature of zeros", () => ({ signature: "0".repeat(64) })),
  refused("S07", "a signature cut short", ({ config, message }) => ({
    signature: sign(config.key.secret, nowSeconds(), JSON.stringify(message)).slice(0, 40),
  })),
  refused("S08", "a key id that nobody has", ({ config }) => ({
    key: { id: "nobodys-key", secret: config.key.secret },
  })),
  refused("S09", "the secret of somebody else under our key id", ({ config }) => ({
    key: { id: config.key.id, secret: otherSecret },
  })),
  refused("S10", "a body changed after it was signed", ({ message }) => ({
    signedBody: JSON.stringify({ ...message, amount: "1" }),
  })),
  refused("S11", "a body with a blank more than was signed", ({ message }) => ({
    signedBody: `${JSON.stringify(message)} `,
  })),
  refused("S12", "a timestamp other than the signed one", ({ config, message }) => ({
    signature: sign(config.key.secret, nowSeconds() - 5, JSON.stringify(message)),
  })),
  refused("S13", "a request older than five minutes", () => ({ timestamp: nowSeconds() - 360 })),
  refused("S14", "a request from more than five minutes ahead", () => ({
    timestamp: nowSeconds() + 360,
  })),
  accepted("S15", "a clock four minutes behind is let in", () => ({
    timestamp: nowSeconds() - 240,
  })),
  accepted("S16", "a clock four minutes ahead is let in", () => ({
    timestamp: nowSeconds() + 240,
  })),
  refused("S17", "a timestamp in milliseconds", () => ({ timestamp: Date.now() })),
  refused("S18", "a timestamp that is no number", () => ({ timestamp: "today" })),
  accepted(
    "S19",
    "while keys overlap, the next one is let in",
    ({ config }) => ({ key: config.nextKey }),
    ["nextKey"],
  ),
  refused("S20", "a key that has ended", ({ config }) => ({ key: config.endedKey }), ["endedKey"]),
  refused("S21", "a key that has not begun", ({ config }) => ({ key: config.futureKey }), [
    "futureKey",
  ]),
  refused("S23", "two signature headers, be both of them good", ({ config, message }) => {
    const good = sign(config.key.secret, nowSeconds(), JSON.stringify(message));
    return { signature: `${good}, ${good}` };
  }),
  {
    id: "S22",
    family: "Signatures and clocks",
    rule: "a signed bet sent to another call is refused: its type is signed with it",
    async run({ play, provider }) {
      const moved = await movedBy(play, async () => {
        const answer = await provider.send("win", play.message("bet", play.newRound()));
        expectStatus(answer, "BAD_REQUEST", "the win");
      });
      expectEqual(moved, 0n, "what moved");
    },
  },
];
