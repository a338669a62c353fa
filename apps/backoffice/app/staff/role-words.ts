import type { StaffRole } from "@croupier/contracts";

export const roleWords: Record<StaffRole, { readonly name: string; readonly does: string }> = {
  editor: { name: "Editor", does: "writes drafts and comments, and asks for reviews" },
  publisher: { name: "Publisher", does: "shows content to visitors and takes it away" },
  operator: {
    name: "Operator",
    does: "changes configuration and games, gives free rounds; two agree on returns and pots",
  },
  administrator: {
    name: "Administrator",
    does: "makes staff with a second administrator; sees money, never moves it",
  },
  support: { name: "Support", does: "helps players: finds them, writes notes, ends sessions" },
  verification: { name: "Verification", does: "looks at documents, and asks for them" },
  risk: { name: "Risk", does: "blocks and excludes players" },
  payments: { name: "Payments", does: "decides about withdrawals, refunds and adjustments" },
  trading: { name: "Trading", does: "for later: sets odds and limits" },
  compliance: { name: "Compliance", does: "reads the audit trail" },
};
