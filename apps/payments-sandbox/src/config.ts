export interface SandboxConfig {
  readonly host: string;
  readonly port: number;
  /** Where browsers find it. */
  readonly origin: string;
  /** Ed25519 keys as their 32 bytes in base64url: our own, and that of the shop. */
  readonly privateKey: string;
  readonly shopKey: string;
}

export function readSandboxConfig(
  env: Readonly<Record<string, string | undefined>>,
): SandboxConfig {
  const port = Number(env["PAYMENTS_PORT"] ?? "3002");
  return {
    host: env["HOST"] ?? "127.0.0.1",
    port,
    origin: env["PAYMENTS_ORIGIN"] ?? `http://localhost:${port}`,
    privateKey: requireKey(env, "PAYMENTS_PRIVATE_KEY"),
    shopKey: requireKey(env, "PAYMENTS_SHOP_KEY"),
  };
}

function requireKey(env: Readonly<Record<string, string | undefined>>, name: string): string {
  const key = env[name];
  if (key !== undefined && /^[\w-]{43}$/.test(key)) return key;
  throw new Error(`${name} must be 32 bytes in base64url.`);
}
