/**
 * Under which spelling an e-mail address is unique. Mailboxes that differ only in case are one
 * person everywhere in practice; dots and `+` tags are the provider's business and stay.
 */
export function foldEmail(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}

/**
 * Under which spelling a nickname is unique: what two people would read as the same name is the
 * same name. Case, accents, separators and the letters that look alike across scripts are set
 * aside; the nickname itself is shown as it was typed.
 */
export function foldNickname(nickname: string): string {
  return nickname
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[._\s-]/g, "")
    .replace(/./gu, (letter) => lookAlikes.get(letter) ?? letter);
}

const lookAlikes = new Map(
  Object.entries({
    0: "o",
    1: "l",
    i: "l",
    "|": "l",
    ı: "l",
    5: "s",
    // Cyrillic
    а: "a",
    в: "b",
    е: "e",
    к: "k",
    м: "m",
    н: "h",
    о: "o",
    р: "p",
    с: "c",
    т: "t",
    у: "y",
    х: "x",
    ѕ: "s",
    і: "l",
    ј: "j",
    // Greek
    α: "a",
    ε: "e",
    ι: "l",
    κ: "k",
    ν: "v",
    ο: "o",
    ρ: "p",
    τ: "t",
    υ: "u",
    χ: "x",
  }),
);

/** Whoever types an `@` means an e-mail address: a nickname never holds one. */
export function isEmailLogin(login: string): boolean {
  return login.includes("@");
}
