import { readCookie } from "@croupier/server/shell";

/**
 * The staff session travels in a cookie of its own name and strictest kind: no other site's link
 * carries it, and no player session can be mistaken for it. Plain http on localhost cannot keep a
 * `__Host-` cookie, so only there the prefix is missing.
 */
export function createStaffCookie({ https }: { https: boolean }) {
  const name = https ? "__Host-staff" : "staff";
  const attributes = `Path=/; HttpOnly; SameSite=Strict${https ? "; Secure" : ""}`;
  return {
    read: (header: string | undefined): string | undefined => readCookie(header, name),
    give: (token: string): string => `${name}=${token}; ${attributes}`,
    take: (): string => `${name}=; Max-Age=0; ${attributes}`,
  };
}

export type StaffCookie = ReturnType<typeof createStaffCookie>;
