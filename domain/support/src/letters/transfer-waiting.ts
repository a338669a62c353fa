import type { LetterTexts } from "./letter-text.ts";

export const transferWaiting: LetterTexts = {
  en: {
    subject: "Somebody has sent you money at {brand}",
    paragraphs: [
      "Hello {firstName},",
      "{sender} has sent you {amount}. It waits on the page of transfers in the cashier until {until}: take it there, or decline it.",
      "If you do nothing, it goes back by then, and {sender} does not learn whether you have an account.",
    ],
  },
  es: {
    subject: "Alguien te ha enviado dinero en {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "{sender} te ha enviado {amount}. Espera en la página de transferencias de la caja hasta el {until}: acéptalo allí o recházalo.",
      "Si no haces nada, volverá entonces, y {sender} no sabrá si tienes una cuenta.",
    ],
  },
  de: {
    subject: "Jemand hat Ihnen bei {brand} Geld geschickt",
    paragraphs: [
      "Guten Tag {firstName},",
      "{sender} hat Ihnen {amount} geschickt. Es wartet in der Kasse auf der Seite der Überweisungen bis {until}: Nehmen Sie es dort an, oder lehnen Sie es ab.",
      "Wenn Sie nichts tun, geht es dann zurück, und {sender} erfährt nicht, ob Sie ein Konto haben.",
    ],
  },
};
