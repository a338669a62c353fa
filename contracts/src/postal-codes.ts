/**
 * How postal codes look, by country: one of each length and kind, the usual one first. Any digit may
 * stand for a digit, any letter for a letter, and a star for either. A country that is not named has no
 * codes, or codes that say too little to refuse one.
 */
const samples: Readonly<Record<string, string>> = {
  AD: "AD500",
  AL: "1001",
  AM: "0010",
  AR: "C1425CLA|1425",
  AT: "1010",
  AU: "2000",
  AX: "22100",
  AZ: "AZ1000|1000",
  BA: "71000",
  BD: "1000",
  BE: "1000",
  BG: "1000",
  BR: "01310-100",
  BY: "220030",
  CA: "K1A 0B1",
  CH: "8001",
  CN: "100000",
  CO: "110111",
  CR: "10101",
  CY: "1010",
  CZ: "110 00",
  DE: "10115",
  DK: "1050",
  DO: "10101",
  DZ: "16000",
  EC: "170150",
  EE: "10111",
  ES: "28013",
  FI: "00100",
  FO: "100",
  FR: "75001",
  GB: "SW1A 1AA|M1 1AE|M60 1NW|CR2 6XH|DN55 1PT|W1A 1HQ",
  GE: "0105",
  GF: "97300",
  GG: "GY1 1AA|GY10 1AA",
  GI: "GX11 1AA",
  GL: "3900",
  GP: "97100",
  GR: "105 57",
  GT: "01001",
  HR: "10000",
  HU: "1051",
  ID: "10110",
  IE: "D02 X285|D02 ****|D6W ****",
  IM: "IM1 1AA",
  IN: "110001",
  IS: "101",
  IT: "00118",
  JE: "JE2 3AB",
  JP: "100-0001",
  KR: "04524",
  LI: "9490",
  LT: "LT-01100|01100",
  LU: "L-1009|1009",
  LV: "LV-1010|1010",
  MA: "10000",
  MC: "98000",
  MD: "MD-2001|2001",
  ME: "81000",
  MK: "1000",
  MQ: "97200",
  MT: "VLT 1117",
  MX: "06000",
  MY: "50000",
  NC: "98800",
  NL: "1012 AB",
  NO: "0150",
  NZ: "6011",
  PE: "15001",
  PF: "98700",
  PH: "1000",
  PK: "44000",
  PL: "00-001",
  PM: "97500",
  PR: "00901|00901-1234",
  PT: "1000-001",
  RE: "97400",
  RO: "010011",
  RS: "11000|106314",
  RU: "101000",
  SE: "111 20",
  SG: "018956",
  SI: "1000",
  SJ: "9170",
  SK: "811 01",
  SM: "47890",
  TH: "10100",
  TN: "1000",
  TR: "34000",
  UA: "01001",
  US: "10001|10001-1234",
  UY: "11000",
  VA: "00120",
  YT: "97600",
  ZA: "0001",
};

/**
 * A postal code as they look in this country, where the typed one does not look so; undefined where it
 * does or nobody can say. Blanks, dashes and small letters are all right.
 */
export function expectedPostalCode(country: string, typed: string): string | undefined {
  const ofCountry = Object.hasOwn(samples, country) ? (samples[country] ?? "").split("|") : [];
  const shape = shapeOf(typed);
  const fits = ofCountry.some((sample) => isLike(shape, shapeOf(sample)));
  return fits ? undefined : ofCountry[0];
}

/** `SW1A 1AA` as `AA0A0AA`; a sign that no code has stays as it is. */
function shapeOf(code: string): string {
  return code.replace(/[\s-]/g, "").replace(/[a-z]/gi, "A").replace(/\d/g, "0");
}

function isLike(shape: string, wanted: string): boolean {
  return (
    shape.length === wanted.length &&
    [...wanted].every((sign, place) => {
      const found = shape[place] ?? "";
      return sign === "*" ? "A0".includes(found) : sign === found;
    })
  );
}
