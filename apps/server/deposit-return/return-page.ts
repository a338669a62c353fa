type Words = { readonly title: string; readonly text: string; readonly link: string };

const english: Words = {
  title: "Back from the payment",
  text: "You can close this window. How your deposit stands is shown in your account.",
  link: "To my deposit",
};

const words: Readonly<Record<string, Words>> = {
  en: english,
  es: {
    title: "De vuelta del pago",
    text: "Puedes cerrar esta ventana. Cómo va tu depósito se muestra en tu cuenta.",
    link: "A mi depósito",
  },
  de: {
    title: "Zurück von der Zahlung",
    text: "Sie können dieses Fenster schließen. Wie es um Ihre Einzahlung steht, zeigt Ihr Konto.",
    link: "Zu meiner Einzahlung",
  },
};

/** Kept as small as it is: it runs before anybody has seen the page, and then the page is gone. */
export const returnScript = `
const parts = Object.fromEntries(new URLSearchParams(location.search));
const holder = window.parent === window ? null : window.parent;
const told = window.opener ?? holder;
told?.postMessage({ ...parts, type: "deposit" }, location.origin);
if (window.opener) window.close();
else if (!holder) location.replace("/account/cashier/deposit?" + new URLSearchParams({ deposit: parts.deposit ?? "" }));
`;

/** In the language the browser asks for, or in English. */
export function writeReturnPage(acceptLanguage: string | undefined): string {
  const language = readLanguage(acceptLanguage);
  const { title, text, link } = words[language] ?? english;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="/account/cashier/deposit">${link}</a></p></main>
<script>${returnScript}</script></body></html>`;
}

function readLanguage(accepted = ""): string {
  const wanted = accepted.split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((language) => Object.hasOwn(words, language)) ?? "en";
}
