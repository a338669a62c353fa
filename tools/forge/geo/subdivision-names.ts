/** One line of ISO 3166-2: `parent` is the country, or the subdivision it is part of. */
export type Subdivision = {
  readonly code: string;
  readonly parent: string;
  readonly name: string;
};

/** Which subdivision a name in a database means: `findSubdivision("DE", "Bavaria")` is `"BY"`. */
export type FindSubdivision = (country: string, name: string) => string | undefined;

export type NameSources = {
  readonly subdivisions: readonly Subdivision[];
  /** More names of the same codes, the better ones first: English, then other languages. */
  readonly names: readonly (readonly [code: string, name: string])[];
  /** What no list says, by country: the name as the database writes it → the code. */
  readonly aliases: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/**
 * A name is looked for among the aliases, then as it stands, then without the words that only say
 * what kind of place it is. Where two places share what is left, neither is meant. The answer is
 * always the outermost subdivision, which is what laws are made for.
 */
export function createFindSubdivision(sources: NameSources): FindSubdivision {
  const parentOf = new Map(sources.subdivisions.map(({ code, parent }) => [code, parent]));
  const outermost = (code: string): string => {
    const parent = parentOf.get(code);
    return parent === undefined || !parent.includes("-") ? code : outermost(parent);
  };

  const exact = new Map<string, string>();
  const bare = new Map<string, string | null>();
  const learn = (code: string, name: string): void => {
    const country = code.slice(0, 2);
    for (const part of [name, ...name.split(/[[\]()/]/)]) {
      const plain = plainName(part);
      if (plain === "") continue;
      const key = `${country} ${plain}`;
      if (!exact.has(key)) exact.set(key, outermost(code));
      const bareKey = `${country} ${withoutKind(plain)}`;
      const known = bare.get(bareKey);
      if (known === undefined) bare.set(bareKey, outermost(code));
      else if (known !== outermost(code)) bare.set(bareKey, null);
    }
  };
  const isOutermost = ({ parent }: Subdivision) => !parent.includes("-");
  const [outer, inner] = [
    sources.subdivisions.filter(isOutermost),
    sources.subdivisions.filter((one) => !isOutermost(one)),
  ];
  // A code that ISO no longer has is no answer.
  const living = sources.names.filter(([code]) => parentOf.has(code));
  for (const [code, name] of living) if (!parentOf.get(code)?.includes("-")) learn(code, name);
  for (const { code, name } of outer) learn(code, name);
  for (const { code, name } of inner) learnInner(code, name);

  /** A part of a subdivision never takes a name away from a whole one. */
  function learnInner(code: string, name: string): void {
    const country = code.slice(0, 2);
    const plain = plainName(name);
    const bareKey = `${country} ${withoutKind(plain)}`;
    if (!exact.has(`${country} ${plain}`)) exact.set(`${country} ${plain}`, outermost(code));
    if (!bare.has(bareKey)) bare.set(bareKey, outermost(code));
  }

  const codeOf = (country: string, name: string): string | undefined => {
    const alias = sources.aliases[country]?.[name];
    if (alias !== undefined) return `${country}-${alias}`;
    const plain = plainName(name);
    return (
      exact.get(`${country} ${plain}`) ?? bare.get(`${country} ${withoutKind(plain)}`) ?? undefined
    );
  };
  return (country, name) => codeOf(country, name)?.slice(country.length + 1);
}

const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

/** Lower-case Latin letters and single spaces, as a database of plain ASCII would write it. */
function plainName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßøłđðþæœı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[’‘'`ʼʹʻ.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const kinds = new Set(
  (
    "province state region of de del la the county oblast prefecture district governorate department " +
    "city republic canton ken fu to voivodeship republika respublika departement departamento provincia " +
    "kraj kray krai municipality autonomous community metropolitan greater borough island islands land " +
    "do da di d l and y al el as division oblysy voblasc si gun lan county zupanija urban okrug kraj " +
    "parish emirate atoll pradesh megye autonoma comunidad grad obcina comuna judetul regiune ostan"
  ).split(" "),
);

function withoutKind(plain: string): string {
  const rest = plain.split(" ").filter((word) => !kinds.has(word));
  return rest.length === 0 ? plain : rest.join(" ");
}
