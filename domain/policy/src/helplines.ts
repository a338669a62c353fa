import type { Helpline } from "./policy.ts";

/** Named on every page of those who stand under a record that asks for them. */
export const helplines = {
  gamblersAnonymous: {
    name: "Gamblers Anonymous",
    href: "https://www.gamblersanonymous.org",
  },
  gamcare: { name: "GamCare, 0808 8020 133", href: "https://www.gamcare.org.uk" },
  rgf: { name: "Responsible Gaming Foundation, 1777", href: "https://www.rgf.org.mt" },
  bzga: { name: "BZgA, 0800 1372700", href: "https://www.check-dein-spiel.de" },
  connexOntario: { name: "ConnexOntario, 1-866-531-2600", href: "https://www.connexontario.ca" },
  gambler: { name: "1-800-GAMBLER", href: "https://www.1800gambler.net" },
} as const satisfies Record<string, Helpline>;
