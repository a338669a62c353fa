import type { Bridge, EmbeddedArea, EmbeddedModule, Unmount } from "@croupier/contracts/bridge";

import { reloadOnce } from "../reload-when-outdated.ts";

export interface MountNeeds {
  readonly area: Pick<EmbeddedArea, "script" | "styles">;
  /** Where the area is put: it gets an element of its own inside. */
  readonly place: HTMLElement;
  readonly bridge: Bridge;
  /** It could not be fetched, or threw while it was mounted. */
  readonly onFailed: (error: unknown) => void;
}

/** Fetches the area and mounts it; the answer takes it, its element and its styles away again. */
export function mountArea({ area, place, bridge, onFailed }: MountNeeds): Unmount {
  const element = document.createElement("div");
  place.append(element);
  const sheets = area.styles.map(putSheet);
  let unmount: Unmount | undefined;
  let left = false;

  async function arrive(): Promise<void> {
    const module = await importArea(area.script);
    await Promise.all(sheets.map(({ loaded }) => loaded));
    if (left) return;
    const end = await module.mount(element, bridge);
    // Whoever left while it was being mounted is gone already.
    if (left) leaveQuietly(end);
    else unmount = end;
  }

  arrive().catch((error: unknown) => {
    if (!left) onFailed(error);
  });
  return () => {
    left = true;
    if (unmount !== undefined) leaveQuietly(unmount);
    element.remove();
    for (const { sheet } of sheets) sheet.remove();
  };
}

async function importArea(script: string): Promise<EmbeddedModule> {
  try {
    const module: EmbeddedModule = await import(/* @vite-ignore */ script);
    return module;
  } catch (missing) {
    // A new build took the files of the old one along.
    if (reloadOnce()) return new Promise(() => {});
    throw missing;
  }
}

/** A page without its styles can be read; one that never comes cannot. */
function putSheet(href: string) {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = href;
  const loaded = new Promise<void>((resolve) => {
    sheet.addEventListener("load", () => resolve(), { once: true });
    sheet.addEventListener("error", () => resolve(), { once: true });
  });
  document.head.append(sheet);
  return { sheet, loaded };
}

/** The site goes on, whatever an area does on its way out. */
function leaveQuietly(unmount: Unmount): void {
  try {
    unmount();
  } catch (error) {
    reportError(error);
  }
}
