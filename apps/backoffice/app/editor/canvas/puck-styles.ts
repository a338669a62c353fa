import puckStyles from "@puckeditor/core/no-external.css?inline";
import { pageNonce } from "./admit-styles.ts";

/**
 * Puck's own styles for as long as the editor is open. It would write them itself, and fetch a face
 * from another house with them. They speak of the whole page, so they must not lie in one file with the
 * styles of blocks, which the frame takes over (`site-styles.ts`).
 */
export function dressPuck(): () => void {
  const style = document.createElement("style");
  style.nonce = pageNonce();
  style.textContent = puckStyles;
  document.head.prepend(style);
  return () => style.remove();
}
