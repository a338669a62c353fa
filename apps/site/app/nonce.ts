import { createContext } from "react";

/** For inline scripts of a page that is not cached. Browsers hide it, so the client has none. */
export const NonceContext = createContext<string | undefined>(undefined);
