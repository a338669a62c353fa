import type { LedgerRefusalCode, Transfer } from "../src/face.ts";

/** What the ledger promises, said again in forty lines without a database, a batch or a lock. */
export class LedgerModel {
  readonly balances = new Map<string, bigint>();
  private readonly results = new Map<string, { transfer: Transfer; reached: string }>();

  post(transfer: Transfer): string {
    const key = `${transfer.playerId} ${transfer.transferId}`;
    const known = this.results.get(key);
    if (known !== undefined) {
      return isSame(known.transfer, transfer) ? known.reached : refused("transfer_id_reused");
    }
    const { from, to, amount } = transfer;
    if (amount.minor < 1n) return refused("amount_out_of_range");
    const [debited, credited] = [this.find(transfer, from), this.find(transfer, to)];
    if (amount.asset !== "EUR" && (debited !== undefined || credited !== undefined)) {
      return refused("asset_mismatch");
    }
    if (debited === undefined || credited === undefined) return refused("account_unknown");
    const left = (this.balances.get(debited) ?? 0n) - amount.minor;
    if (left < 0n && !from.startsWith("house_")) return refused("insufficient_funds");
    this.balances.set(debited, left);
    this.balances.set(credited, (this.balances.get(credited) ?? 0n) + amount.minor);
    const reached = [debited, credited]
      .map((account) => (account.startsWith("house_") ? "house" : this.balances.get(account)))
      .join(" ");
    this.results.set(key, { transfer, reached });
    return reached;
  }

  open(playerId: string, account: string): void {
    this.balances.set(`${playerId} ${account}`, 0n);
  }

  private find(transfer: Transfer, account: string): string | undefined {
    if (account === "house_bank") return account;
    const key = `${transfer.playerId} ${account}`;
    return this.balances.has(key) ? key : undefined;
  }
}

export function refused(code: LedgerRefusalCode): string {
  return `refused ${code}`;
}

function isSame(left: Transfer, right: Transfer): boolean {
  const spell = ({ kind, from, to, amount, reason }: Transfer) =>
    [kind, from, to, amount.asset, amount.minor, reason].join(" ");
  return spell(left) === spell(right);
}
