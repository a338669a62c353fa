const words = {
  en: (code: string) => `${code} is your code. It is good for 10 minutes. We never ask you for it.`,
  es: (code: string) => `${code} es tu código. Vale 10 minutos. Nunca te lo pediremos nosotros.`,
  de: (code: string) => `${code} ist Ihr Code. Er gilt 10 Minuten. Wir fragen Sie nie danach.`,
} as const;

/** The code comes first, so that it is read on a locked screen and filled in by the phone. */
export function codeText(language: string, code: string): string {
  const [base] = language.toLowerCase().split("-");
  return (base === "es" || base === "de" ? words[base] : words.en)(code);
}
