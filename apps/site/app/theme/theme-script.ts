export const themeStorageKey = "theme";

/**
 * Runs before the first paint, so that a remembered theme never flashes. Without a choice nothing is
 * set and the system decides. It stands in the page as it is here; the server allows it by its hash.
 */
export const themeScript = `try{const t=localStorage.getItem("${themeStorageKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;
