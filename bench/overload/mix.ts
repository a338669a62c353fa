// What the generator asks for, and how much of each: the calls that open pages make by themselves.
import { health, identity, siteConfiguration, wallet, type Endpoint } from "@croupier/contracts";

export type Visitor = { readonly id: string; readonly cookie: string };
export type Ask = { readonly shed: Endpoint["shed"]; readonly bytes: Buffer };

type Share = {
  readonly percent: number;
  readonly shed: Endpoint["shed"];
  readonly path: (visitor: Visitor) => string;
};

const shares: readonly Share[] = [
  {
    percent: 50,
    shed: wallet.balances.shed,
    path: ({ id }) => wallet.balances.path.replace(":session", id),
  },
  { percent: 20, shed: identity.whoAmI.shed, path: () => identity.whoAmI.path },
  {
    percent: 24,
    shed: siteConfiguration.read.shed,
    path: () => siteConfiguration.read.path.replace(":brandCode", "kingfisher"),
  },
  { percent: 1, shed: "P3", path: () => "/services/openapi.json" },
  { percent: 3, shed: health.live.shed, path: () => health.live.path },
  { percent: 2, shed: health.ready.shed, path: () => health.ready.path },
];

/** A hundred requests of each visitor, in their shares; the generator draws from them at random. */
export function prepareAsks(visitors: readonly Visitor[]): Ask[] {
  return visitors.flatMap((visitor) =>
    shares.flatMap(({ percent, shed, path }) => {
      const head = `GET ${path(visitor)} HTTP/1.1\r\nhost: localhost\r\ncookie: ${visitor.cookie}\r\n\r\n`;
      const ask = { shed, bytes: Buffer.from(head) };
      return Array.from({ length: percent }, () => ask);
    }),
  );
}
