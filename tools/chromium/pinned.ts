/** What is fetched where no browser is found, and which Chromium lies in it. */
export const pinnedPackage = "@sparticuz/chromium@153.0.0";
export const pinnedChromium = "153.0.8010.0";
