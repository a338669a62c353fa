import type { Transact } from "@croupier/database";

/** Who acts: the id stands in the audit trail, the login beside what was changed. */
export type Operator = { readonly id: string; readonly login: string };

/** One act of an operator, told to whoever keeps the audit trail, inside the act's own transaction. */
export type OperatorAct = {
  readonly by: Operator;
  readonly action:
    | "operations.configured"
    | "operations.opened"
    | "operations.closed"
    | "operations.maintenance-planned"
    | "operations.maintenance-cancelled";
  /** The brand, and for a switch its product. */
  readonly subject: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
};

export type RecordAct = (tx: Transact, act: OperatorAct) => Promise<void>;
