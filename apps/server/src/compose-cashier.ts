import {
  createDepositGuard,
  createDeposits,
  createReconcileDeposits,
  createBtcpay,
  createCompareDay,
  createSandbox,
  createSandboxSettlement,
  recordCall,
  traceProvider,
  type BtcpaySettings,
  type SandboxSettings,
} from "@croupier/cashier";
import type { Database, Transact } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import type { Breakers } from "@croupier/kit/breaker";
import { add, getAsset, money, type Money } from "@croupier/kit/money";
import { refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type { Ledger } from "@croupier/ledger";
import {
  readOwing,
  writePlayHold,
  type DocumentDuties,
  type Players,
  type QueueLetter,
  type SaferPlay,
  type StakeRefusal,
  type StandingRefusal,
} from "@croupier/players";
import type { Place } from "@croupier/policy";
import {
  createGuardedMoney,
  createReversedMoney,
  readMoneyUsed,
  type MoneyGuards,
  type WhenOwed,
} from "@croupier/wallet";
import { createWithdrawalLetters } from "./withdrawal-letters.ts";

/** What money is refused for; offers are another matter. */
type MoneyRefusal = Exclude<StandingRefusal, { readonly code: "marketing_off" }>;

type NotOpen = { readonly code: "deposit_not_open" };
type Product = Parameters<SaferPlay["standing"]["mayPlay"]>[1][number]["product"];

type Needs = {
  readonly payments: SandboxSettings | undefined;
  readonly btcpay?: BtcpaySettings | undefined;
  readonly database: Database;
  readonly clock: Clock;
  readonly breakers: Breakers;
  readonly ledger: Ledger;
  readonly standing: SaferPlay["standing"];
  readonly documentDuties: Pick<DocumentDuties, "whenDeposited">;
  readonly readProfile: Players["profile"]["read"];
  readonly queueLetter: QueueLetter;
  readonly brandNameOf: (brand: string) => Promise<string>;
  readonly reportError: (error: unknown, where: string) => void;
};

/** Deposits: the law and the papers asked in the transaction that pays them in. The worker asks after them. */
export function composeCashier(needs: Needs) {
  const { database, clock, ledger, standing } = needs;
  async function mayBegin(
    tx: Transact,
    asked: { playerId: string; present?: Place | undefined; amount: Money },
  ): Promise<Result<undefined, MoneyRefusal>> {
    const permission = await standing.mayDeposit(tx, asked);
    if (permission.ok) return permission;
    const { refusal } = permission;
    assert(refusal.code !== "marketing_off", "a deposit is no offer");
    return refuse(refusal);
  }
  const mayDeposit = createDepositGuard({
    clock,
    mayDeposit: mayBegin,
    async whenDeposited(tx, { playerId, amount }) {
      const now = clock();
      // Since the beginning of time: all that was ever paid in.
      const spansMs = [now.getTime()];
      const players = [{ playerId, currency: amount.asset }];
      const [used] = await readMoneyUsed(tx, { players, spansMs, now });
      const before = money(used?.deposit[0]?.minor ?? 0n, amount.asset);
      await needs.documentDuties.whenDeposited(tx, { playerId, total: add(before, amount) });
    },
  });
  const guards: MoneyGuards<Product, StakeRefusal | NotOpen> = {
    mayDeposit,
    mayPlay: standing.mayPlay,
  };
  const whenOwed: WhenOwed = (tx, owing) => writePlayHold(tx, { ...owing, at: clock() });
  const { providers, sources } = paymentParties(needs);
  const tracing = { clock, record: recordCall.bind(undefined, database) };
  const reversed = createReversedMoney({ ledger, clock, whenOwed });
  const room = {
    database,
    clock,
    providers: providers.map((provider) => traceProvider(provider, tracing)),
    mayDeposit: mayBegin,
    money: createGuardedMoney({ ledger, clock, guards, whenOwed }),
    reversed,
    tellWithdrawal: createWithdrawalLetters(needs),
    async findPayer(playerId: string) {
      const { address, currency, language } = await needs.readProfile(playerId);
      return { countryCode: address.countryCode, currency: getAsset(currency), language };
    },
    reportError: (error: unknown) => needs.reportError(error, "cashier"),
  };
  /** What has come since pays what is owed, before anybody is asked for more. */
  function collectingFirst(reconcile: ReturnType<typeof createReconcileDeposits>) {
    return async (how: Parameters<typeof reconcile>[0] = {}): Promise<number> => {
      for (const { playerId, currency } of await readOwing(database)) {
        await reversed.collect(playerId, getAsset(currency));
      }
      return reconcile(how);
    };
  }
  return {
    deposits: createDeposits(room),
    reconcileDeposits: collectingFirst(createReconcileDeposits(room)),
    compareDay: createCompareDay({
      ...room,
      sources,
    }),
  };
}

/** Who collects money, and whose books of a day ours are held against. */
function paymentParties({ payments, btcpay, breakers, clock }: Needs) {
  const at = (name: string) => ({ breaker: breakers.of(name), fetch, clock });
  const real =
    btcpay === undefined ? [] : [createBtcpay({ settings: btcpay, ...at("BTCPay Server") })];
  if (payments === undefined) return { providers: real, sources: [] };
  // A real one first: what it collects, the sandbox does not.
  const sandbox = createSandbox({ settings: payments, ...at("payments sandbox") });
  const books = at("payments sandbox: books");
  return {
    providers: [...real, sandbox],
    sources: [createSandboxSettlement({ settings: payments, ...books })],
  };
}
