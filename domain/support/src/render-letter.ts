import { letters, type LetterTemplate } from "./letters/catalogue.ts";
import type { LetterLanguage, LetterText } from "./letters/letter-text.ts";

/** What is filled in besides the name of the brand: `{firstName}`, and what a letter is about. */
export type LetterFacts = { readonly firstName: string } & Readonly<Record<string, string>>;

export type RenderedLetter = {
  readonly language: LetterLanguage;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export function renderLetter(letter: {
  readonly template: LetterTemplate;
  readonly language: string;
  readonly brandName: string;
  readonly facts: LetterFacts;
  readonly passage?: string;
}): RenderedLetter {
  const language = languageFor(letter.language);
  const words: LetterText = letters[letter.template][language];
  const values = Object.fromEntries(
    Object.entries({ ...letter.facts, brand: letter.brandName }).map(([name, text]) => [
      name,
      oneLine(words.choices?.[name]?.[text] ?? text),
    ]),
  );
  const subject = fill(words.subject, values);
  const paragraphs = words.paragraphs.flatMap((paragraph) =>
    paragraph === "{passage}" ? paragraphsOf(letter.passage ?? "") : [fill(paragraph, values)],
  );
  return {
    language,
    subject,
    text: `${[...paragraphs, oneLine(letter.brandName)].join("\n\n")}\n`,
    html: htmlOf({ language, subject, paragraphs, signature: oneLine(letter.brandName) }),
  };
}

/** `es-MX` reads Spanish; a language without words reads English. */
function languageFor(language: string): LetterLanguage {
  const [base] = language.toLowerCase().split("-");
  return base === "es" || base === "de" ? base : "en";
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
}

/** Blank lines part paragraphs, and within one each line stays a line. Nothing in it is filled in. */
function paragraphsOf(passage: string): string[] {
  return passage
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim().split("\n").map(oneLine).join("\n"))
    .filter((paragraph) => paragraph !== "");
}

/** A name must not be able to begin a new header or paragraph. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Readers that follow the system do; to the others the letter is light, by what stands at each element. */
const inTheDark =
  "@media (prefers-color-scheme:dark){body{color:#e6eeef!important;background:#0c1a1e!important}" +
  "a{color:#6fcbe4!important}}";

function htmlOf(page: {
  language: string;
  subject: string;
  paragraphs: readonly string[];
  signature: string;
}): string {
  const paragraphs = [...page.paragraphs, page.signature]
    .map((paragraph) => `<p style="margin:0 0 16px">${htmlOfParagraph(paragraph)}</p>`)
    .join("\n");
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.subject)}</title>
<style>${inTheDark}</style>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#14262c;background:#ffffff">
<main style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">
${paragraphs}
</main>
</body>
</html>
`;
}

/** A paragraph that is an address and nothing else leads there. */
function htmlOfParagraph(paragraph: string): string {
  const text = escapeHtml(paragraph);
  if (!/^https?:\/\/[^\s/]+\/\S*$/.test(paragraph)) return text.replaceAll("\n", "<br>");
  return `<a href="${text}" style="color:#0b6f8a;overflow-wrap:anywhere">${text}</a>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
