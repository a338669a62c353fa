export interface StudioConfig {
  readonly host: string;
  readonly port: number;
  /** Where the wallet of the house is asked: its address up to the name of this studio. */
  readonly walletUrl: string;
  readonly keyId: string;
  readonly secret: Buffer;
  /** Whose pages may frame the game. */
  readonly pageOrigins: readonly string[];
}

export function readStudioConfig(env: Readonly<Record<string, string | undefined>>): StudioConfig {
  const secret = Buffer.from(require(env, "STUDIO_SECRET"), "base64url");
  if (secret.length !== 32) throw new Error("STUDIO_SECRET must be 32 bytes in base64url.");
  return {
    host: env["HOST"] ?? "127.0.0.1",
    port: Number(env["STUDIO_PORT"] ?? "3004"),
    walletUrl: require(env, "STUDIO_WALLET_URL"),
    keyId: require(env, "STUDIO_KEY_ID"),
    secret,
    pageOrigins: require(env, "STUDIO_PAGE_ORIGINS").split(","),
  };
}

function require(env: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = env[name];
  if (value === undefined || value === "") throw new Error(`${name} is missing.`);
  return value;
}
