import { useSay, useLocale, WithMessages } from "../language/Messages.context.tsx";
import type { PreviewNotice } from "../services.ts";
import styles from "./PreviewBar.module.css";

export function PreviewBar(notice: PreviewNotice) {
  return (
    <WithMessages areas={["preview"]}>
      <Bar {...notice} />
    </WithMessages>
  );
}

/** As whom the page is seen, and until when. */
function Bar({ signedIn, place, device, moment, expiresAt }: PreviewNotice) {
  const say = useSay();
  const locale = useLocale();
  const seen = say("preview.seen", {
    signedIn: String(signedIn),
    place: place ?? "unknown",
    device,
    moment: moment === null ? "now" : spell(moment, locale),
    expires: spell(expiresAt, locale),
  });
  return (
    <aside aria-label={say("preview.label")} className={styles["PreviewBar"]}>
      {seen}
    </aside>
  );
}

/** Server and browser must print the same, so neither asks its machine where it is. */
function spell(moment: string, locale: string): string {
  const clock = { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const;
  return `${new Intl.DateTimeFormat(locale, clock).format(new Date(moment))} UTC`;
}
