import type { LetterTexts } from "./letter-text.ts";

export const erasureHeld: LetterTexts = {
  en: {
    subject: "{brand} will forget you, and when",
    paragraphs: [
      "Hello {firstName},",
      "we have closed your account and erased what nobody makes us keep.",
      "The law requires us to keep the rest until {until}. Then we delete it automatically; you need not ask again, and we write once more when it is done.",
      "If you still have a balance, sign in as before and withdraw it. Until then nobody uses your data for anything else.",
    ],
  },
  es: {
    subject: "{brand} te olvidará, y cuándo",
    paragraphs: [
      "Hola, {firstName}:",
      "hemos cerrado tu cuenta y borrado lo que nadie nos obliga a guardar.",
      "El resto debe guardarse por ley hasta el {until}. Entonces lo borraremos sin que tengas que pedirlo otra vez, y te escribiremos cuando esté hecho.",
      "Si aún queda dinero tuyo, entra como siempre y retíralo. Hasta entonces nadie usa tus datos para otra cosa.",
    ],
  },
  de: {
    subject: "{brand} vergisst Sie, und wann",
    paragraphs: [
      "Guten Tag {firstName},",
      "wir haben Ihr Konto geschlossen und gelöscht, was uns niemand aufbewahren lässt.",
      "Das Übrige müssen wir bis {until} aufbewahren. Danach löschen wir es von selbst; Sie müssen nicht noch einmal bitten, und wir schreiben Ihnen, wenn es geschehen ist.",
      "Liegt noch Geld von Ihnen bei uns, melden Sie sich wie bisher an und heben Sie es ab. Bis dahin nutzt niemand Ihre Daten für etwas anderes.",
    ],
  },
};
