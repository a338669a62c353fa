import { readFileSync } from "node:fs";
import { croupier } from "./croupier/dialect.mjs";
import { hub } from "./hub/dialect.mjs";

const dialects = { croupier, hub };

/** The configuration as it is, and the dialect it names, once what every scenario needs was found in it. */
export function readConfig(path) {
  const config = readJson(path);
  const name = config.dialect ?? "croupier";
  const dialect = Object.hasOwn(dialects, name) ? dialects[name] : undefined;
  if (dialect === undefined) {
    const known = Object.keys(dialects).join(", ");
    throw new Error(`${path} names the dialect ${name}; there are ${known}`);
  }
  const missing = dialect.wanted.filter((place) => valueAt(config, place) === undefined);
  if (missing.length > 0) throw new Error(`${path} lacks ${missing.join(", ")}`);
  return { config, dialect };
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} cannot be read as JSON: ${error.message}`, { cause: error });
  }
}

function valueAt(config, place) {
  return place.split(".").reduce((value, name) => value?.[name], config);
}
