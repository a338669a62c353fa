import type { LetterTexts } from "./letter-text.ts";

export const bankAccountAdded: LetterTexts = {
  en: {
    subject: "A bank account was linked to your {brand} account",
    paragraphs: [
      "Hello {firstName},",
      "a bank account was just linked to your account: {name}. Withdrawals can be sent to it from {until} on, not before.",
      "If it was you, there is nothing you need to do.",
      "If it was not you, remove it under Linked bank accounts in the cashier, sign out everywhere, change your password and reply to this e-mail: we will help you.",
    ],
  },
  es: {
    subject: "Se ha vinculado una cuenta bancaria a tu cuenta de {brand}",
    paragraphs: [
      "Hola, {firstName}:",
      "se acaba de vincular una cuenta bancaria a tu cuenta: {name}. Se le podrán enviar retiradas a partir del {until}, no antes.",
      "Si has sido tú, no tienes que hacer nada.",
      "Si no has sido tú, quítala en la página de cuentas vinculadas de la caja, cierra sesión en todas partes, cambia tu contraseña y responde a este correo: lo miramos contigo.",
    ],
  },
  de: {
    subject: "Ein Bankkonto wurde mit Ihrem Konto bei {brand} verknüpft",
    paragraphs: [
      "Guten Tag {firstName},",
      "soeben wurde ein Bankkonto mit Ihrem Konto verknüpft: {name}. Auszahlungen dorthin sind ab {until} möglich, nicht vorher.",
      "Wenn Sie es waren, brauchen Sie nichts zu tun.",
      "Wenn Sie es nicht waren, entfernen Sie es in der Kasse auf der Seite der verknüpften Konten, melden Sie sich überall ab, ändern Sie Ihr Passwort und antworten Sie auf diese Nachricht: Wir sehen es uns mit Ihnen an.",
    ],
  },
};
