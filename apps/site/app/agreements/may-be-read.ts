/** Where each text stands. */
export const pageOf = { terms: "/pages/terms", privacy: "/pages/privacy" } as const;

/** With a page below each of them: what somebody needs who reads first, or who does not agree. */
const openPages = [
  ...Object.values(pageOf),
  "/help",
  "/account/privacy",
  "/account/cashier/withdraw",
];

/** Whether a page is there for whoever has not agreed. */
export function mayBeRead(pathname: string): boolean {
  return openPages.some((page) => pathname === page || pathname.startsWith(`${page}/`));
}
