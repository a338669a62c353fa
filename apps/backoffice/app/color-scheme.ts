import { localStorageColorSchemeManager } from "@mantine/core";

/** index.html reads the same key before the first paint, so a remembered theme never flashes. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: "console-theme" });
