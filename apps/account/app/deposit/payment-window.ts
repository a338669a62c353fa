/** A window of its own is for who has room for it: a phone goes to the page and comes back. */
export function openPaymentWindow(): Window | null {
  if (!window.matchMedia("(width >= 769px)").matches) return null;
  return window.open("", "deposit", "popup,width=520,height=760");
}

/** To the provider's page: in the window that was opened, or here. */
export function showPayment(url: string, opened: Window | null): void {
  if (opened === null || opened.closed) window.location.assign(url);
  else opened.location.replace(url);
}
