/** What a player may take along of the ledger's tables, and why not the rest. */
export const ledgerTables = {
  told: {
    "ledger.accounts": {
      told: ["account", "asset", "balance", "opened_at", "closed_at"],
      withheld: ["player_id", "floored", "version"],
    },
    "ledger.entries": {
      told: [
        "transfer_id",
        "account",
        "asset",
        "amount",
        "previous_balance",
        "current_balance",
        "recorded_at",
      ],
      withheld: ["player_id", "posting", "version"],
    },
  },
  withheld: {
    "ledger.transfers": "the same movements as the entries, seen from the house",
  },
} as const;
