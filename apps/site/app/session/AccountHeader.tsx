export function AccountHeader() {
  return null;
}
