/** `+59991234567` as `+599•••••567`: enough to know one's own, too little to call it. */
export function maskPhone(phone: string): string {
  return phone.slice(0, 4) + "•".repeat(Math.max(0, phone.length - 7)) + phone.slice(-3);
}
