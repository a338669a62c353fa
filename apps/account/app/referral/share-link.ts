/** How a link is handed on. That they begin with `raf` says that a player sent it. */
export const sharingMethods = { copy: "raf_copy", share: "raf_share", mail: "raf_mail" } as const;

export function shareLink(origin: string, path: string, way: keyof typeof sharingMethods): string {
  const link = new URL(path, origin);
  link.searchParams.set("extcmpid", sharingMethods[way]);
  return link.href;
}

export function mailLink({ subject, text }: { subject: string; text: string }): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
