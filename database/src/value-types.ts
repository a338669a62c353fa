import { types } from "pg";

/**
 * How PostgreSQL values arrive in JavaScript, for one pool. The global `types` table stays
 * untouched, because graphile-worker and the code generator share the same module.
 */
export const valueTypes = {
  getTypeParser(oid: number, format?: "text" | "binary"): (text: string) => unknown {
    if (format === "binary") return types.getTypeParser(oid, "binary");
    return parsers.get(oid) ?? types.getTypeParser(oid, "text");
  },
};

const INT8 = 20;
const INT8_ARRAY = 1016;
const NUMERIC = 1700;
const NUMERIC_ARRAY = 1231;
const DATE = 1082;
const DATE_ARRAY = 1182;
const TEXT_ARRAY: number = 1009;

const parseTextArray = types.getTypeParser(TEXT_ARRAY, "text") as (
  text: string,
) => (string | null)[];

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, BigInt],
  [NUMERIC, wholeNumber],
  [INT8_ARRAY, (text) => eachElement(text, BigInt)],
  [NUMERIC_ARRAY, (text) => eachElement(text, wholeNumber)],
  // A calendar day has no time zone; pg would make it a local midnight that moves with the server.
  [DATE, (text) => text],
  [DATE_ARRAY, parseTextArray],
]);

/** Numeric columns here are numeric(38,0) and sums of integers; an average must be cast in SQL. */
function wholeNumber(text: string): bigint {
  if (!/^-?\d+$/.test(text)) {
    throw new Error(
      `numeric value ${text} is not whole: cast it in the query (::text or ::float8)`,
    );
  }
  return BigInt(text);
}

function eachElement(text: string, parse: (element: string) => bigint): (bigint | null)[] {
  return parseTextArray(text).map((element) => (element === null ? null : parse(element)));
}
