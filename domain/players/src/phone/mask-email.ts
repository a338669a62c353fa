/** `mara@example.com` as `m•••@example.com`: enough to know one's own, and always as many dots. */
export function maskEmail(email: string): string {
  return `${[...email][0] ?? ""}•••${email.slice(email.lastIndexOf("@"))}`;
}
