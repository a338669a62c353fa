import type { Profile, ProfileChange } from "@croupier/contracts";

type Address = Profile["address"];
type Display = Profile["display"];

/** What of a wish is not so already. */
export type DecidedChange = {
  readonly address: Address | undefined;
  readonly language: string | undefined;
  readonly display: Display | undefined;
  readonly marketing: boolean | undefined;
  readonly newDeviceLetters: boolean | undefined;
  /**
   * Where somebody lives is asked for again: letters, checks and money go by it. So is doing without the
   * letters that would tell of a stranger.
   */
  readonly needsProof: boolean;
};

type Known = Pick<Profile, "address" | "language" | "display" | "marketing" | "newDeviceLetters">;

export function decideChange(wish: ProfileChange, known: Known): DecidedChange {
  const address = changed(known.address, wish.address);
  const newDeviceLetters = other(known.newDeviceLetters, wish.newDeviceLetters);
  return {
    address,
    display: changed(known.display, wish.display),
    language: other(known.language, wish.language),
    marketing: other(known.marketing, wish.marketing),
    newDeviceLetters,
    needsProof: address !== undefined || newDeviceLetters === false,
  };
}

function other<Value>(known: Value, wish: Value | undefined): Value | undefined {
  return wish === known ? undefined : wish;
}

type Wished<Part> = { readonly [Name in keyof Part]?: Part[Name] | undefined };

/** The part as it is wished, or undefined where that is what is known. Only known names count. */
function changed<Part extends object>(known: Part, wish: Wished<Part> = {}): Part | undefined {
  const names = Object.keys(known) as (keyof Part)[];
  const differing = names.filter((name) => wish[name] !== undefined && wish[name] !== known[name]);
  if (differing.length === 0) return undefined;
  return Object.assign({ ...known }, ...differing.map((name) => ({ [name]: wish[name] })));
}
