import { readFileSync } from "node:fs";

/** The configuration as it is, once what every scenario needs was found in it. */
export function readConfig(path) {
  let config;
  try {
    config = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} cannot be read as JSON: ${error.message}`, { cause: error });
  }
  const wanted = ["baseUrl", "key.id", "key.secret", "currency", "scale", "game", "funded.0"];
  const missing = wanted.filter((place) => valueAt(config, place) === undefined);
  if (missing.length > 0) throw new Error(`${path} lacks ${missing.join(", ")}`);
  return config;
}

function valueAt(config, place) {
  return place.split(".").reduce((value, name) => value?.[name], config);
}
