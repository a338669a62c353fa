import { createBreakers } from "@croupier/kit/breaker";
import { systemClock } from "@croupier/kit/time";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { openRegisters } from "./registers.ts";

// Apart from the address, so that the scan for secrets need not guess that it is none.
const password = "secret-word";
const base = {
  CROUPIER_APP_DATABASE_URL: `postgres://croupier_app:${password}@127.0.0.1/croupier`,
  CROUPIER_KEYS: `k1:${"A".repeat(43)}`,
};
const live = {
  NODE_ENV: "production",
  CROUPIER_ORIGIN: "https://play.example",
  CROUPIER_GAMES_ORIGIN: "https://games.example",
};
const register = {
  CROUPIER_REGISTER_URL: "https://register.example/v2",
  CROUPIER_REGISTER_KEY: "a-key-of-the-operator",
};
const britain = { countryCode: "GB" };
const ontario = { countryCode: "CA", subdivision: "ON" };
const germany = { countryCode: "DE" };

test.each<[string, Record<string, string>, (string | undefined)[]]>([
  ["a demo", {}, ["simulator", "simulator", "simulator"]],
  ["production with nothing", live, [undefined, undefined, undefined]],
  [
    "production with a named simulator",
    { ...live, CROUPIER_SIMULATORS: "mail,register" },
    ["simulator", "simulator", "simulator"],
  ],
  [
    "production with a register",
    { ...live, ...register },
    ["register.example", undefined, undefined],
  ],
  [
    "production with a register of two places",
    { ...live, ...register, CROUPIER_REGISTER_PLACES: "GB,CA:ON" },
    ["register.example", "register.example", undefined],
  ],
  ["a demo with a register", register, ["register.example", "simulator", "simulator"]],
])("%s asks in Britain, Ontario and Germany", (_, told, names) => {
  const find = openRegisters(
    readConfig({ ...base, ...told }).registers,
    createBreakers(systemClock),
  );
  expect([britain, ontario, germany].map((place) => find(place)?.name)).toEqual(names);
});

test.each<[Record<string, string>, RegExp]>([
  [{ CROUPIER_REGISTER_URL: "http://register.example" }, /CROUPIER_REGISTER_URL is .*https/],
  [{ CROUPIER_REGISTER_URL: register.CROUPIER_REGISTER_URL }, /are set together/],
  [{ CROUPIER_REGISTER_KEY: register.CROUPIER_REGISTER_KEY }, /are set together/],
  [{ ...register, CROUPIER_REGISTER_PLACES: "Britain" }, /places such as GB or CA:ON/],
  [{ CROUPIER_SIMULATORS: "pigeon" }, /some of mail, sms, register/],
])("%j is refused by name", (wrong, message) => {
  expect(() => readConfig({ ...base, ...wrong })).toThrow(message);
});

test("a key is never repeated", () => {
  const wrong = { CROUPIER_REGISTER_KEY: "with a blank" };
  expect(() => readConfig({ ...base, ...wrong })).toThrow(/^(?!.*with a blank)/s);
});
