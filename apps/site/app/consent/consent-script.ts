import { consentVersion } from "./consent-cookie.ts";

/** The banner's own id: the script below, the button in the footer and the banner agree on it. */
export const consentBannerId = "consent";

/**
 * Stands right behind the banner, in the page that everybody shares, and opens it before the first
 * paint for those who were not asked in these words. So the page is the same for all and nothing jumps.
 * The server allows the script by its hash.
 */
export const consentScript = `(b=>{if(b&&!/(?:^|;\\s*)consent=${consentVersion}\\./.test(document.cookie))b.showPopover?.()})(document.getElementById("${consentBannerId}"))`;
