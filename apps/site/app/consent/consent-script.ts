import { consentVersion } from "./consent-cookie.ts";

/** The banner's own id: the script below, the button in the footer and the banner agree on it. */
export const consentBannerId = "consent";

/** A press that came before the buttons had come to life, for when they have. */
export interface WithEarlyPress {
  earlyPress?: string;
}

/**
 * Stands right behind the banner, in the page that everybody shares, and opens it before the first
 * paint for those who were not asked in these words. So the page is the same for all and nothing jumps.
 * What is pressed before the banner has come to life is remembered, and heard before React, which
 * swallows it. The server allows the script by its hash.
 */
export const consentScript = `(b=>{if(!b||/(?:^|;\\s*)consent=${consentVersion}\\./.test(document.cookie))return;b.showPopover?.();addEventListener("click",e=>{if(b.contains(e.target))b.earlyPress=e.target.value},true)})(document.getElementById("${consentBannerId}"))`;
