/** Whom the law of a place wants named, and where they are found. */
const helplines: Readonly<Record<string, { readonly name: string; readonly href: string }>> = {
  "gamblers-anonymous": {
    name: "Gamblers Anonymous",
    href: "https://www.gamblersanonymous.org",
  },
  gamcare: { name: "GamCare, 0808 8020 133", href: "https://www.gamcare.org.uk" },
  rgf: { name: "Responsible Gaming Foundation, 1777", href: "https://www.rgf.org.mt" },
  bzga: { name: "BZgA, 0800 1372700", href: "https://www.check-dein-spiel.de" },
  connexontario: { name: "ConnexOntario, 1-866-531-2600", href: "https://www.connexontario.ca" },
  "1-800-gambler": { name: "1-800-GAMBLER", href: "https://www.1800gambler.net" },
};

export interface LawMarks {
  readonly ageYears: number;
  readonly helplines: readonly { readonly name: string; readonly href: string }[];
}

/**
 * What policy asks for, as the page holds it: `age-18 gamcare`. A page that was not told shows the
 * highest age there is, and a helpline that has no address here is named by its code: none is left out.
 */
export function readMarks(marks: string): LawMarks {
  const codes = marks.split(" ").filter((code) => code !== "");
  const age = codes.find((code) => code.startsWith("age-"));
  return {
    ageYears: Number(age?.slice("age-".length) ?? 21),
    helplines: codes
      .filter((code) => code !== age)
      .map((code) => helplines[code] ?? { name: code, href: "/help" }),
  };
}
