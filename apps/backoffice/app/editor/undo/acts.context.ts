import { createContext } from "react";
import { createActs } from "./acts.ts";

/** Of the page that is open. */
export const ActsContext = createContext(createActs());
