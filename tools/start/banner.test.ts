import { expect, test } from "vitest";
import { writeBanner } from "./banner.ts";

const facts = {
  host: "127.0.0.1",
  port: 3000,
  backofficePort: 3001,
  staff: undefined,
  players: undefined,
  database: "here",
  logs: undefined,
  seconds: 1,
};

test.each([
  ["127.0.0.1", "http://localhost:3000"],
  ["::1", "http://[::1]:3000"],
  ["play.example", "http://play.example:3000"],
])("listening on %s, the banner says %s and that it is open to nobody else", (host, site) => {
  const banner = writeBanner({ ...facts, host });
  expect(banner).toMatch(new RegExp(`Site +${RegExp.escape(site)}\n`));
  expect(banner).not.toContain("Open to");
});

test.each(["0.0.0.0", "::"])("listening on %s, it says where to go and who else can", (host) => {
  const banner = writeBanner({ ...facts, host });
  expect(banner).toMatch(/Site +http:\/\/localhost:3000\n/);
  expect(banner).toContain(`every network this machine is in (HOST=${host})`);
});

test("each of the first logins has a line of its own, and nobody else is told", () => {
  const staff = [
    { login: "croupier", password: "one-two" },
    { login: "editor", password: "three-four" },
  ];
  const banner = writeBanner({ ...facts, host: "127.0.0.1", staff });
  expect(banner).toMatch(/sign in as +croupier {2}password one-two\n/);
  expect(banner).toMatch(/or as +editor {4}password three-four\n/);
  expect(writeBanner({ ...facts, host: "127.0.0.1" })).not.toContain("password ");
});

test("the first logins are told by whichever part is the first to start", () => {
  const staff = [{ login: "croupier", password: "one-two", isOneTime: true }];
  const alone = { ...facts, host: "127.0.0.1", backofficePort: undefined };
  expect(writeBanner({ ...alone, staff })).toMatch(/sign in as +croupier {2}once/);
  expect(writeBanner(alone)).not.toContain("sign in");
});

test("a one-time sign-in is told as what it is", () => {
  const staff = [{ login: "croupier-two", password: "five-six", isOneTime: true }];
  const banner = writeBanner({ ...facts, host: "127.0.0.1", staff });
  expect(banner).toMatch(/sign in as +croupier-two {2}once, within a week, with five-six\n/);
});

test("each of the demo's players has a line with what is the matter with them", () => {
  const players = [
    { login: "nova", state: "new", password: "five-six" },
    { login: "bram", state: "blocked", password: "seven-eight" },
  ];
  const banner = writeBanner({ ...facts, host: "127.0.0.1", players });
  expect(banner).toMatch(/play as +nova {2}new {6}password five-six\n/);
  expect(banner).toMatch(/or as +bram {2}blocked {2}password seven-eight\n/);
});
