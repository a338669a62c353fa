import type { Profile, ProfileChange } from "@croupier/contracts";

type Address = Profile["address"];
type Display = Profile["display"];

/** What of a wish is not so already. */
export type DecidedChange = {
  readonly address: Address | undefined;
  readonly language: string | undefined;
  readonly display: Display | undefined;
  readonly marketing: boolean | undefined;
  /** Where somebody lives is asked for again: letters, checks and money go by it. */
  readonly needsProof: boolean;
};

type Known = Pick<Profile, "address" | "language" | "display" | "marketing">;

export function decideChange(wish: ProfileChange, known: Known): DecidedChange {
  const address = changed(known.address, wish.address);
  return {
    address,
    display: changed(known.display, wish.display),
    language: wish.language === known.language ? undefined : wish.language,
    marketing: wish.marketing === known.marketing ? undefined : wish.marketing,
    needsProof: address !== undefined,
  };
}

type Wished<Part> = { readonly [Name in keyof Part]?: Part[Name] | undefined };

/** The part as it is wished, or undefined where that is what is known. Only known names count. */
function changed<Part extends object>(known: Part, wish: Wished<Part> = {}): Part | undefined {
  const names = Object.keys(known) as (keyof Part)[];
  const differing = names.filter((name) => wish[name] !== undefined && wish[name] !== known[name]);
  if (differing.length === 0) return undefined;
  return Object.assign({ ...known }, ...differing.map((name) => ({ [name]: wish[name] })));
}
