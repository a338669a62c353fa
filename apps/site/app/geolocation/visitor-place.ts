import type { Client } from "@croupier/contracts/client";

export interface VisitorPlace {
  /** `CA:QC` or `CW`; undefined while nobody knows. A hint for display: the server decides by itself. */
  read(): Promise<string | undefined>;
  /** The next reading may ask the server anew. */
  clear(): void;
}

export interface VisitorPlaceNeeds {
  readonly geolocation: Pick<Client["geolocation"], "subdivision">;
  readonly readCookies: () => string;
  readonly logError: (text: string) => void;
}

/** The cookie `st` says where the visitor is. Where it is missing, the server is asked to set it, once. */
export function createVisitorPlace(needs: VisitorPlaceNeeds): VisitorPlace {
  let asked: Promise<string | undefined> | undefined;

  async function ask(): Promise<string | undefined> {
    try {
      const { status } = await needs.geolocation.subdivision();
      if (status === 202) return readPlaceCookie(needs.readCookies());
    } catch (failure) {
      // fetch throws a TypeError when there is no connection: no status, and nothing to keep.
      if (failure instanceof TypeError) {
        asked = undefined;
        return undefined;
      }
    }
    needs.logError("Error fetching Country subdivision: Unexpected status code");
    return undefined;
  }

  return {
    async read() {
      return readPlaceCookie(needs.readCookies()) ?? (await (asked ??= ask()));
    },
    clear() {
      asked = undefined;
    },
  };
}

function readPlaceCookie(cookies: string): string | undefined {
  return /(?:^|;\s*)st=([A-Z]{2}(?::[A-Z0-9]{1,3})?)(?:;|$)/.exec(cookies)?.[1];
}
