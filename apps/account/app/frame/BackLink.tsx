import { Icon, Link } from "@croupier/ui";
import { iconChevronLeft } from "@croupier/ui/icons";
import type { MouseEvent } from "react";

import { useBridge } from "../bridge/Bridge.context.tsx";
import { useSay } from "../language/Words.context.tsx";
import { usePlace } from "../navigation/Place.context.tsx";

/**
 * The way back on a phone: to the overview, and in the cashier to where the player came from, which the
 * site knows. From 992 px up the navigation stands beside the page and this is not shown (S9.10).
 */
export function BackLink({ className }: { readonly className: string | undefined }) {
  const say = useSay();
  const bridge = useBridge();
  const { page } = usePlace();
  const inCashier = page.path.startsWith("/account/cashier/");

  function goBack(event: MouseEvent): void {
    if (!inCashier || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    bridge.tell({ type: "navigationBack", otherwise: "/account" });
  }

  return (
    <Link href="/account" className={className} onClick={goBack}>
      <Icon shape={iconChevronLeft} directional />
      {say(inCashier ? "frame.backOne" : "frame.back")}
    </Link>
  );
}
