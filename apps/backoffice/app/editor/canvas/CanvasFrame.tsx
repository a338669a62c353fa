import { BlocksSiteProvider } from "@croupier/blocks/view";
import { FormatProvider, LinkProvider, type LinkProps } from "@croupier/ui";
import { createElement, type ReactNode, useEffect, useInsertionEffect } from "react";
import { admitStyles } from "./admit-styles.ts";
import { useCanvasFacts } from "./canvas-facts.context.ts";
import { canvasSite } from "./canvas-site.tsx";
import { useUndoKeys } from "../undo/use-undo-keys.ts";
import { dressAsSite, introduce } from "./site-styles.ts";

/** The inside of Puck's frame: the site's page, as far as a page is made of blocks. */
export function CanvasFrame({
  children,
  document: frame,
}: {
  children: ReactNode;
  document?: Document;
}) {
  const { language, brandCode, theme, scale } = useCanvasFacts();

  useUndoKeys(frame);

  // Before Puck writes its own styles into the frame, which it does in an insertion effect too.
  useInsertionEffect(() => {
    if (frame === undefined) return;
    const undo = admitStyles(frame);
    dressAsSite(frame);
    return undo;
  }, [frame]);

  useEffect(() => {
    if (frame === undefined) return;
    introduce(frame, { language, brandCode, theme, scale });
  }, [frame, language, brandCode, theme, scale]);

  return (
    <FormatProvider locale={language} timeZone="UTC">
      <LinkProvider value={StillLink}>
        <BlocksSiteProvider value={canvasSite}>{children}</BlocksSiteProvider>
      </LinkProvider>
    </FormatProvider>
  );
}

/** Looks like a link and leads nowhere: the page is being written, not read. */
function StillLink(link: LinkProps) {
  return createElement("a", { ...link, href: undefined });
}
