import { createClientOf } from "@croupier/contracts/client";
import { signInAddresses } from "@croupier/contracts/sign-in-addresses";

/** What the pages of the entrance call besides what every page calls. */
export const entranceClient = createClientOf({ signIn: signInAddresses });
