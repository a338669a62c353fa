import { documentTypes, type DocumentType } from "@croupier/contracts/document-words";
import type { SumsubSettings } from "@croupier/players";
import { ConfigurationError, variable } from "./shell/environment.ts";

/** Sumsub, and the brands whose documents it checks. */
export type ChosenSumsub = SumsubSettings & { readonly brands: readonly string[] };

export const sumsubVariables = {
  CROUPIER_SUMSUB_URL: variable.text(
    "the https:// address of its calls",
    /^https:\/\/[^/\s]+$/,
    "https://api.sumsub.com",
  ),
  CROUPIER_SUMSUB_TOKEN: variable.optional("the token of an app", isSecret),
  CROUPIER_SUMSUB_SECRET: variable.optional("the secret key of that app", isSecret),
  CROUPIER_SUMSUB_WEBHOOK_SECRET: variable.optional(
    "the secret that reports are signed with",
    isSecret,
  ),
  CROUPIER_SUMSUB_LEVELS: variable.list(
    "a level for each document: ID_DOCUMENT=name,PROOF_OF_ADDRESS=name",
    (item) => readLevel(item) !== undefined,
  ),
  CROUPIER_SUMSUB_BRANDS: variable.list("codes of brands, divided by commas", (item) =>
    /^[a-z][a-z0-9-]{1,31}$/.test(item),
  ),
};

/** All of it or nothing: half of it would send players where nobody listens. */
export function sumsubFrom(settings: {
  readonly CROUPIER_SUMSUB_URL: string;
  readonly CROUPIER_SUMSUB_TOKEN: string | undefined;
  readonly CROUPIER_SUMSUB_SECRET: string | undefined;
  readonly CROUPIER_SUMSUB_WEBHOOK_SECRET: string | undefined;
  readonly CROUPIER_SUMSUB_LEVELS: readonly string[];
  readonly CROUPIER_SUMSUB_BRANDS: readonly string[];
}): ChosenSumsub | undefined {
  const {
    CROUPIER_SUMSUB_TOKEN: appToken = "",
    CROUPIER_SUMSUB_SECRET: secretKey = "",
    CROUPIER_SUMSUB_WEBHOOK_SECRET: webhookSecret = "",
    CROUPIER_SUMSUB_BRANDS: brands,
  } = settings;
  const named = new Map(settings.CROUPIER_SUMSUB_LEVELS.flatMap((item) => readLevel(item) ?? []));
  const [identity = "", address = ""] = documentTypes.map((type) => named.get(type));
  const parts = {
    CROUPIER_SUMSUB_TOKEN: appToken !== "",
    CROUPIER_SUMSUB_SECRET: secretKey !== "",
    CROUPIER_SUMSUB_WEBHOOK_SECRET: webhookSecret !== "",
    CROUPIER_SUMSUB_LEVELS: identity !== "" && address !== "",
    CROUPIER_SUMSUB_BRANDS: brands.length > 0,
  };
  const missing = Object.entries(parts).flatMap(([name, isThere]) => (isThere ? [] : [name]));
  if (missing.length === Object.keys(parts).length && named.size === 0) return undefined;
  if (missing.length > 0) {
    throw new ConfigurationError(
      `Sumsub is configured by half: ${missing.join(", ")} must be set as well, or nothing of it.`,
    );
  }
  const levels = { ID_DOCUMENT: identity, PROOF_OF_ADDRESS: address };
  const baseUrl = settings.CROUPIER_SUMSUB_URL;
  return { baseUrl, appToken, secretKey, webhookSecret, levels, brands };
}

function readLevel(item: string): [[DocumentType, string]] | undefined {
  const match = /^(\w+)=([\w -]{1,80})$/.exec(item);
  const type = documentTypes.find((one) => one === match?.[1]);
  return type && match?.[2] ? [[type, match[2]]] : undefined;
}

function isSecret(text: string): boolean {
  return /^[\x21-\x7e]{8,200}$/.test(text);
}
