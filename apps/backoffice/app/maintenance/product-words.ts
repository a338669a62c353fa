import type { SwitchedProduct } from "@croupier/contracts";

export const productWords: Record<
  SwitchedProduct,
  { readonly name: string; readonly whenClosed: string }
> = {
  deposits: {
    name: "Deposits",
    whenClosed: "While closed, no new deposit begins. One that is on its way arrives.",
  },
  withdrawals: {
    name: "Withdrawals",
    whenClosed: "While closed, nobody asks for a new withdrawal. One that was asked for is paid.",
  },
  play: {
    name: "Play",
    whenClosed: "While closed, no new round or bet begins. Open ones come to their end.",
  },
  registration: {
    name: "Registration",
    whenClosed: "While closed, nobody new can join. Who has joined signs in as ever.",
  },
};
