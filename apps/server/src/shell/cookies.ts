const longest = 4_096;

/** One cookie out of the header, without reading the others. The first of two equal names counts. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined || header.length > longest) return undefined;
  for (const part of header.split(";")) {
    const equals = part.indexOf("=");
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}

export interface CookieOptions {
  readonly maxAgeSeconds?: number;
  readonly httpOnly?: boolean;
  readonly secure?: boolean;
  /** Below which paths it is sent back; everywhere unless said otherwise. */
  readonly path?: string;
}

export function writeCookie(name: string, value: string, options: CookieOptions = {}): string {
  let cookie = `${name}=${value}; Path=${options.path ?? "/"}; SameSite=Lax`;
  if (options.maxAgeSeconds !== undefined) cookie += `; Max-Age=${options.maxAgeSeconds}`;
  if (options.httpOnly === true) cookie += "; HttpOnly";
  if (options.secure === true) cookie += "; Secure";
  return cookie;
}
