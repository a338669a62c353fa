import { identity } from "@croupier/contracts";
import { describePerson, type PersonDetails } from "@croupier/tools/world";

export type SignedInVisitor = {
  readonly id: string;
  readonly cookie: string;
  readonly person: PersonDetails;
};

/** So many people who have joined, each with the cookie that a browser would send back. */
export async function joinVisitors(port: number, count: number): Promise<SignedInVisitor[]> {
  const visitors: SignedInVisitor[] = [];
  for (let index = 0; index < count; index += 1) {
    visitors.push(
      await joinVisitor(port, describePerson(`visitor${index}`, { firstName: "Vera" })),
    );
  }
  return visitors;
}

/** `address`: where they come from, as a proxy of ours would say; of one address only a few may join. */
export async function joinVisitor(
  port: number,
  person: PersonDetails,
  address?: string,
): Promise<SignedInVisitor> {
  const answer = await fetch(`http://localhost:${port}${identity.register.path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: `http://localhost:${port}`,
      ...(address === undefined ? {} : { "x-forwarded-for": address }),
    },
    body: JSON.stringify(person),
  });
  if (answer.status !== 201) throw new Error(`a join was refused: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  const cookie = answer.headers.getSetCookie().map((one) => one.split(";", 1)[0]);
  return { id, cookie: cookie.join("; "), person };
}
