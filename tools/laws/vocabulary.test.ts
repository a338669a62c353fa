import { expect, test } from "vitest";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, readProjectFile } from "./parts/files.ts";

const languages = ["en", "de", "es"] as const;
type Language = (typeof languages)[number];
type Text = { readonly language: Language; readonly where: string; readonly words: string };

/**
 * One word for one thing on all screens of players, in e-mails and in the content of the demo, and the words that are
 * never said for it. docs/glossary.md says the same to whoever writes copy.
 */
const vocabulary: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: {
    "Sign in": /\blog(s|ged|ging)?[ -]?(in|on)\b/i,
    "Sign out": /\blog(s|ged|ging)?[ -]?(out|off)\b/i,
    "Create account":
      /\bjoin(s|ed|ing)?\b|\bsign(s|ed|ing)? up\b|\bregister (now|here)\b|\bcome aboard\b|\bopen(s|ed|ing)? (an|one) account\b/i,
    Balance: /\bplayable\b/i,
    "Available to withdraw": /\bwithdrawable\b/i,
    "Held for withdrawal": /\bon its way out\b/i,
    Nickname: /\b(user|screen) ?name\b/i,
    "E-mail": /\b(answer|this|last) (this )?letter\b|\bletters (we|to you)\b|\bemails?\b/i,
  },
  de: {
    Anmelden: /\b(log(gt|gen)? ?in|ein(zu)?loggen|eingeloggt)\b/i,
    Abmelden: /\b(log(gt|gen)? ?out|aus(zu)?loggen|ausgeloggt)\b/i,
    "Konto eröffnen":
      /\bregistrier|\bbei(zu)?treten\b|\bbeitritt\b|\ban bord kommen\b|\bmitmachen\b/i,
    Guthaben: /\b(kontostand|saldo)\b|^(jetzt |danach )?spielbar$|^zum spielen$/i,
    "Für Auszahlung zurückgelegt": /\bauszahlung unterwegs\b/i,
    Spitzname: /\b(benutzer|nutzer|nick)name/i,
    "E-Mail": /\b(einen|letzter) Brief\b|\bemails?\b/i,
  },
  es: {
    Entrar: /\binici\w+ sesión\b|\bloguear|\bacceder\b/i,
    "Cerrar sesión": /\bdesconect|^salir$/i,
    "Crear cuenta":
      /\bregistrar(te|se|me|nos)\b|\bregístrate\b|\b(te|se) (ha[ns]? )?registr|\b(ha|has|hayas) registrado\b|^registrado$|\babr\w+ una (sola )?cuenta\b|\bse abren cuentas\b|\ba bordo$/i,
    Saldo: /\bjugable\b|^para jugar$|\bbalance\b/i,
    "Disponible para retirar": /\bretirables?\b/i,
    "Retenido para retirada": /\bretirada en curso\b/i,
    Retirada: /\b(un|el|mi|tu|cada) retiro\b|\bretiros\b/i,
    Apodo: /\b(nick(name)?|alias|nombre de usuario)\b/i,
    Correo: /\brecibirás una carta\b|\be-?mails?\b/i,
  },
};

const exempt = new Map([
  ["apps/site/app/messages/en.json signOut.unexpected", "the specification fixes it, S8.1"],
  ["database/demo/content/marlin/slide/a-fair-wind.json label", "a greeting, not a way in"],
]);

const catalogue = /^apps\/\w+\/app\/messages\/(?:\w+\.)?(en|de|es)\.json$/;
const content = /^database\/demo\/content\/.+\.json$/;
const spoken =
  /^(domain\/support\/src\/letters\/|apps\/server\/(statements|content|deposit-return)\/).+\.ts$/;

const texts = listFiles().flatMap((path): Text[] => {
  const language = catalogue.exec(path)?.[1] as Language | undefined;
  if (language !== undefined) {
    const entries = Object.entries(JSON.parse(readProjectFile(path)) as Record<string, string>);
    return entries.map(([key, words]) => ({ language, where: `${path} ${key}`, words }));
  }
  if (content.test(path)) return textsOfContent(path);
  return spoken.test(path) && !path.includes(".test.") ? textsOfCode(path) : [];
});

test("one word stands for one thing, in every language", () => {
  for (const language of languages) {
    expect(texts.filter((one) => one.language === language).length).toBeGreaterThan(2_500);
  }
  const found = texts.flatMap(({ language, where, words }) =>
    Object.entries(vocabulary[language])
      .filter(([, forbidden]) => !exempt.has(where) && forbidden.test(withoutFacts(words)))
      .map(([word]) => `${where}: "${word}" in place of what stands in: ${words}`),
  );
  expectNone(found, { obey: "use the word of the table in tools/laws/vocabulary.test.ts" });
});

/** Turns of phrase that read as translated; what is said instead is plain. */
const oddTurns =
  /\bmend(s|ed)?\b|\bcounted out\b|\b(money|document|account)s? of yours\b|\bgood for (one|10|\{)|\bthe law wants\b|\bnot even we\b|\blooks? at it\b|\bstands here\b|\bnobody confirmed\b|\btripped over\b|\bsay(s)? yes\b/i;

test("English copy has no turns that read as translated", () => {
  const found = texts
    .filter(({ language, words }) => language === "en" && oddTurns.test(words))
    .map(({ where, words }) => `${where}: ${words}`);
  expectNone(found, { obey: "say it as a native speaker would, plainly" });
});

test("the table catches what it forbids, and lets its own words pass", () => {
  const caught = [
    ["en", "Log out", "Join", "Playable now", "Answer this letter", "open an account"],
    ["de", "Einloggen", "Jetzt spielbar", "Beim Beitritt", "Registrieren Sie sich"],
    ["es", "Inicia sesión", "Regístrate", "Jugable ahora", "Abre una cuenta", "Mi retiro"],
  ] as const;
  for (const [language, ...wrong] of caught) {
    const forbidden = Object.values(vocabulary[language]);
    for (const words of wrong) {
      expect(
        forbidden.some((one) => one.test(words)),
        words,
      ).toBe(true);
    }
    for (const word of Object.keys(vocabulary[language])) {
      expect(
        forbidden.some((one) => one.test(word)),
        word,
      ).toBe(false);
    }
  }
});

test("an amount of the demo's content names its currency", () => {
  const numbers = new Set(
    ["casino_game_page/lucky-dice", "content_page/rtp", "content_page/what-rtp-tells-you"].map(
      (name) => `database/demo/content/default/${name}.json`,
    ),
  );
  const bare =
    /(?<![\d.,$€])\d[\d.,]*[.,]\d{2}(?![\d.,]*\d)(?!\s?([A-Z]{3}\b|[$€%]|times|veces|Demogeld|in demo money|en dinero de demostración|-Fache))/;
  const found = texts.filter(
    ({ where, words }) =>
      content.test(where.split(" ")[0] ?? "") &&
      !numbers.has(where.split(" ")[0] ?? "") &&
      bare.test(words),
  );
  expectNone(
    found.map(({ where, words }) => `${where}: ${words}`),
    { obey: "write the currency beside the amount, as in 40.00 USD" },
  );
});

/** As it is read, where a program fills in names. */
function withoutFacts(words: string): string {
  return words.replaceAll(/\{\w+(?=[,}])/g, "");
}

/** But for words to search by, where people type what they like. */
function textsOfContent(path: string): Text[] {
  const found: Text[] = [];
  const visit = (value: unknown, place: string, language: Language): void => {
    if (typeof value === "string")
      found.push({ language, where: `${path} ${place}`, words: value });
    if (typeof value !== "object" || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (/^(keywords|link|href|id|slug|type|kind|gates)$/.test(key)) continue;
      visit(part, place === "" ? key : `${place}.${key}`, language);
    }
  };
  const { languages: of = {} } = JSON.parse(readProjectFile(path)) as {
    languages?: Partial<Record<Language, unknown>>;
  };
  for (const language of languages) visit(of[language], "", language);
  return found;
}

/** The strings below `en:`, `es:` and `de:`, as the words of e-mails and statements are written. */
function textsOfCode(path: string): Text[] {
  let language: Language | undefined;
  return readProjectFile(path)
    .split("\n")
    .flatMap((line) => {
      const begun = /^\s+(en|de|es): /.exec(line)?.[1] as Language | undefined;
      language = begun ?? language;
      if (language === undefined) return [];
      const spokenIn = language;
      return [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, words = ""]) => {
        return { language: spokenIn, where: path, words };
      });
    });
}
