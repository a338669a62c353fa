import { expect, test } from "vitest";
import { movementWords, type Spoken } from "./movement-words.ts";
import { sayPayment, sayWay } from "./payment-words.ts";

const spoken = Object.keys(movementWords) as Spoken[];

test("a card is named by its four digits, an account and a player by what is known of them", () => {
  const said = (way: Parameters<typeof sayWay>[0]) => spoken.map((one) => sayWay(way, one));
  expect(said({ by: "card", name: "Visa 4242" })).toEqual([
    "Visa ending in 4242",
    "Visa terminada en 4242",
    "Visa mit Endziffern 4242",
  ]);
  expect(said({ by: "card", name: null })).toEqual(["Card", "Tarjeta", "Karte"]);
  expect(said({ by: "bank", name: "NL •••• 4300" })[2]).toBe("Bankkonto NL •••• 4300");
  expect(said({ by: "toPlayer", name: "$& Олена" })).toEqual([
    "To $& Олена",
    "A $& Олена",
    "An $& Олена",
  ]);
  expect(said({ by: "fromPlayer", name: null })[0]).toBe("From another player");
  expect(said({ by: "voucher", name: null })).toEqual(["Voucher", "Vale", "Gutschein"]);
});

test("to a sender it is one whether nobody is there, or somebody said no", () => {
  const out = (state: string) => sayPayment({ kind: "transfer", direction: "OUT", state }, "en");
  expect(out("declined")).toBe(out("expired"));
  expect(sayPayment({ kind: "transfer", direction: "IN", state: "declined" }, "de")).toBe(
    "Sie lehnten es ab",
  );
});

test("what nobody says is no sentence", () => {
  const odd = { kind: "deposit", direction: "IN", state: "lost" } as const;
  expect(() => sayPayment(odd, "en")).toThrow("nothing says a deposit that is lost");
});
