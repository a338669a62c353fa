/** How a player is called on screen: first plus last name, otherwise nickname, otherwise e-mail. */
export function displayName(user: {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly nickname: string | null;
  readonly email: string;
}): string {
  const first = user.firstName?.trim() ?? "";
  const last = user.lastName?.trim() ?? "";
  if (first !== "" && last !== "") return `${first} ${last}`;
  const nickname = user.nickname?.trim() ?? "";
  return nickname === "" ? user.email : nickname;
}
