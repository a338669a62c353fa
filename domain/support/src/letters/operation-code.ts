import type { LetterTexts } from "./letter-text.ts";

export const operationCode: LetterTexts = {
  en: {
    subject: "Your code for {brand}",
    paragraphs: [
      "Hello {firstName},",
      "{code} is your code. Type it where you were asked for it, within 10 minutes.",
      "If you were not asked for one, somebody else has your password: choose another one now. We never ask you for this code, by phone or by letter.",
    ],
  },
  es: {
    subject: "Tu código para {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "{code} es tu código. Escríbelo donde te lo hemos pedido, en un plazo de 10 minutos.",
      "Si nadie te lo ha pedido, otra persona tiene tu contraseña: elige otra ahora. Nunca te pediremos este código, ni por teléfono ni por correo.",
    ],
  },
  de: {
    subject: "Ihr Code für {brand}",
    paragraphs: [
      "Guten Tag {firstName},",
      "{code} ist Ihr Code. Geben Sie ihn innerhalb von 10 Minuten dort ein, wo Sie danach gefragt wurden.",
      "Wenn Sie niemand danach gefragt hat, kennt jemand Ihr Passwort: Wählen Sie jetzt ein neues. Wir fragen Sie nie nach diesem Code, weder am Telefon noch mit einer Nachricht.",
    ],
  },
};
