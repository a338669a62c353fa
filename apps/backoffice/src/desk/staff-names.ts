import type { Oversight } from "@croupier/oversight";

/** Who of staff an id is, in a name that colleagues know. */
export async function staffNames(
  oversight: Pick<Oversight, "listStaff">,
): Promise<(staffId: string) => string> {
  const names = new Map((await oversight.listStaff()).map(({ id, name }) => [id, name]));
  return (staffId) => names.get(staffId) ?? "Somebody of staff";
}
