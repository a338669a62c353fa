import { expect, test } from "vitest";
import { loadCommonPasswords } from "./common-passwords/load.ts";
import { decidePassword } from "./decide-password.ts";

const common = loadCommonPasswords();
const personalWords = ["alice.martina@example.com", "alice.martina", "Martina", "kingbird"];

test("the list holds more than ten thousand passwords", () => {
  expect(common.size).toBe(28_230);
  expect(common.has("qwertyuiop")).toBe(true);
});

test.each([
  "qwertyuiop",
  "QwertyUiop",
  "1234567890",
  "password123!",
  "!!!Sunshine2026",
  "aaaaaaaaaaaa",
  "abababababab",
  "alice.martina",
  "Martina1990",
  "Kingbird!!!",
  "ｑｗｅｒｔｙｕｉｏｐ",
])("%s is refused: it would be guessed", (password) => {
  expect(decidePassword({ password, common, personalWords })).toEqual({
    ok: false,
    refusal: { code: "password_too_common" },
  });
});

test.each(["otter under the bridge", "dK3$vq9!xZ", "Martina und der Eisvogel", "ключ под мостом"])(
  "%s is accepted",
  (password) => {
    expect(decidePassword({ password, common, personalWords })).toMatchObject({ ok: true });
  },
);
