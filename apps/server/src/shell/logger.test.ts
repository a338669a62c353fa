import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLogger, withoutPersons } from "./logger.ts";

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = "";
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  write(createLogger({ name: "test", level: "info", destination }));
  return text;
}

test("what belongs to a person is cut out by name, at each depth", () => {
  const secrets = {
    email: "ana@people.example",
    password: "hunter2",
    token: "tok",
    phone: "+5999",
  };
  const text = logged((logger) => {
    logger.info({ ...secrets, request: { ...secrets, headers: { cookie: "sid=abc" } } }, "x");
    logger.info({ a: { b: secrets } }, "x");
  });
  expect(text).not.toMatch(/people\.example|hunter2|"tok"|\+5999|sid=abc/);
  expect(text).toContain("[private]");
});

test("an error tells its kind, code and place, and not the values a driver quotes", () => {
  const error = Object.assign(
    new Error('duplicate key value violates "x" Key (email)=(ana@people.example) already exists'),
    { code: "23505", detail: "Key (email)=(ana@people.example)", query: "SELECT secret" },
  );
  const text = logged((logger) => logger.error({ err: error }, "unhandled error"));
  expect(text).toContain("23505");
  expect(text).toContain("logger.test.ts");
  expect(text).not.toMatch(/people\.example|SELECT secret/);
});

test.each([
  ["to ana@people.example, refused", "to [private] refused"],
  ['in "/srv/a b", line 3', 'in "/srv/a b", line 3'],
  ["Key (a)=(b c", "Key (a)=([private])"],
])("%j is written down as %j", (message, written) => {
  expect(withoutPersons(message)).toBe(written);
});

test.each(["a", "@", "a@", "=(", '"', "("])(
  "hostile: a message of nothing but %j is cut",
  (piece) => {
    expect(withoutPersons(piece.repeat(10_000)).length).toBeLessThanOrEqual(500);
  },
);
