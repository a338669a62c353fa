import type { StaffRole } from "@croupier/contracts";

export const roleWords: Record<StaffRole, { readonly name: string; readonly does: string }> = {
  editor: { name: "Editor", does: "writes drafts and comments, and asks for reviews" },
  publisher: { name: "Publisher", does: "shows content to visitors and takes it away" },
  operator: { name: "Operator", does: "changes the configuration, switches and maintenance" },
  administrator: { name: "Administrator", does: "may do everything, and makes staff" },
  support: { name: "Support", does: "helps players: finds them, writes notes, ends sessions" },
  verification: { name: "Verification", does: "looks at documents, and asks for them" },
  risk: { name: "Risk", does: "blocks and excludes players" },
  payments: { name: "Payments", does: "for later: approves withdrawals" },
  trading: { name: "Trading", does: "for later: sets odds and limits" },
  compliance: { name: "Compliance", does: "reads the audit trail" },
};
