import type { User } from "@croupier/contracts";

/** First plus last name, otherwise the nickname, otherwise the e-mail (S3.1). */
export function displayName({
  firstName,
  lastName,
  nickname,
  email,
}: Pick<User, "firstName" | "lastName" | "nickname" | "email">): string {
  const fullName = [firstName, lastName].filter(Boolean).join(" ");
  return fullName || nickname || email;
}
