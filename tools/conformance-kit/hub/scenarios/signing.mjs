import { constants, generateKeyPairSync, sign } from "node:crypto";
import { expectEqual, expectStatus, plays } from "../../rules.mjs";
import { signatureOf } from "../machine.mjs";

const family = "Signatures";

/** Sends a bet that is signed wrongly in one way: it is told so with HTTP 200, and nothing may move. */
function refused(id, rule, change, needs) {
  return plays(
    id,
    family,
    rule,
    0n,
    async ({ play, config, round }) => {
      const bet = play.messages.bet(round);
      const answer = await play.say("bet", bet, change({ config, body: JSON.stringify(bet), bet }));
      expectStatus(answer, "RS_ERROR_INVALID_SIGNATURE", "the bet");
      expectEqual(answer.http, 200, "the HTTP status");
      expectEqual(answer.balance, undefined, "the balance that is told to nobody");
    },
    needs,
  );
}

function accepted(id, rule, change, needs) {
  return plays(
    id,
    family,
    rule,
    0n,
    async ({ play, config }) => {
      const answer = await play.say("balance", play.messages.balance(), change({ config }));
      expectStatus(answer, "RS_OK", "the balance");
    },
    needs,
  );
}

const strangersKey = () => generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey;

/** A good signature that was spoilt afterwards. */
const spoilt =
  (spoil) =>
  ({ config, body }) => ({ signature: spoil(signatureOf(config.key, body)) });

export const signing = [
  accepted("HS01", "a body that is signed is let in", () => ({})),
  refused("HS02", "no signature", () => ({ headers: { "x-hub88-signature": undefined } })),
  refused("HS03", "an empty signature", () => ({ signature: "" })),
  refused("HS04", "what is no base64", () => ({ signature: "~".repeat(344) })),
  refused("HS05", "a signature of zeros", () => ({ signature: "A".repeat(342).concat("==") })),
  refused(
    "HS06",
    "a signature cut short",
    spoilt((good) => good.slice(0, 200)),
  ),
  refused(
    "HS07",
    "a second spelling of a good signature",
    spoilt((good) => good.replace(/=+$/, "")),
  ),
  refused(
    "HS08",
    "a good signature in hexadecimal digits",
    spoilt((good) => Buffer.from(good, "base64").toString("hex")),
  ),
  refused(
    "HS09",
    "two signature headers, be both of them good",
    spoilt((good) => `${good}, ${good}`),
  ),
  refused("HS10", "the key of somebody else", () => ({ key: strangersKey() })),
  refused("HS11", "a body changed after it was signed", ({ bet }) => ({
    signedBody: JSON.stringify({ ...bet, amount: 1_000 }),
  })),
  refused("HS12", "a body with a blank more than was signed", ({ body }) => ({
    signedBody: `${body} `,
  })),
  refused("HS13", "the signature of another request", ({ config }) => ({
    signature: signatureOf(config.key, "{}"),
  })),
  refused("HS14", "a weaker hash under the right key", ({ config, body }) => ({
    signature: signatureOf(config.key, body, "sha1"),
  })),
  refused("HS15", "another padding under the right key", ({ config, body }) => ({
    signature: sign("sha256", Buffer.from(body), {
      key: config.key,
      padding: constants.RSA_PKCS1_PSS_PADDING,
    }).toString("base64"),
  })),
  accepted(
    "HS16",
    "while keys overlap, the next one is let in",
    ({ config }) => ({ key: config.nextKey }),
    ["nextKey"],
  ),
  refused("HS17", "a key that has ended", ({ config }) => ({ key: config.endedKey }), ["endedKey"]),
  refused("HS18", "a key that has not begun", ({ config }) => ({ key: config.futureKey }), [
    "futureKey",
  ]),
  plays(
    "HS19",
    family,
    "no address is signed: a win is refused as a bet and as a rollback, before it was paid and after",
    50_000n,
    async ({ play, round }) => {
      const bet = await play.place(round);
      const win = play.messages.win(bet, { amount: 150_000 });
      const copies = async (when) => {
        for (const name of ["bet", "rollback"]) {
          const copy = await play.ask(name, win);
          expectStatus(copy, "RS_ERROR_WRONG_SYNTAX", `the copy as a ${name}, ${when}`);
        }
      };
      await copies("before it was paid");
      expectStatus(await play.ask("win", win), "RS_OK", "the win");
      await copies("after it was paid");
    },
  ),
  plays(
    "HS20",
    family,
    "a bet sent as a win, a rollback or a question for the balance is refused, and moves and tells nothing",
    0n,
    async ({ play, round }) => {
      for (const name of ["win", "rollback", "balance", "info"]) {
        const answer = await play.ask(name, play.messages.bet(round));
        expectStatus(answer, "RS_ERROR_WRONG_SYNTAX", `the bet sent as ${name}`);
        expectEqual(answer.balance, undefined, "the balance that is told to nobody");
      }
    },
  ),
];
