/** What the house has on its accounts, in cents: more or less than before. */
export class HouseModel {
  readonly minors: Map<string, bigint>;

  constructor(minors: ReadonlyMap<string, bigint> = new Map()) {
    this.minors = new Map(minors);
  }

  add(account: string, minor: bigint): void {
    this.minors.set(account, (this.minors.get(account) ?? 0n) + minor);
  }
}
