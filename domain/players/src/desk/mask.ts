import { maskEmail } from "../phone/mask-email.ts";
import { maskPhone } from "../phone/mask-phone.ts";

export type Identifying = {
  readonly email: string;
  readonly nickname: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
};

/** Enough to tell two players apart and to know one that is on the line; too little to write to one. */
export function mask(player: Identifying): Identifying {
  const { email, nickname, firstName, lastName, phone } = player;
  return {
    email: maskEmail(email),
    nickname: nickname && maskWord(nickname),
    firstName: maskWord(firstName),
    lastName: maskWord(lastName),
    phone: phone && maskPhone(phone),
  };
}

/** `alice` as `a•••`: always as many dots, so that the length tells nothing either. */
function maskWord(word: string): string {
  return `${[...word][0] ?? ""}•••`;
}
