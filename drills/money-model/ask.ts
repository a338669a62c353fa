import { withdrawalReason } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { formatDecimal, money } from "@croupier/kit/money";
import type { Result } from "@croupier/kit/result";
import { spell } from "@croupier/wallet/play-model";
import { bonusOf, depositOf, transferOf, withdrawalOf, type Command } from "./command.ts";
import { askedOf } from "./model.ts";
import { house, usd, uuidOf, type MoneyWorld } from "./money-world.ts";

const siteOrigin = "https://money.example";
const present = {};

/** Sends commands of one run to the doorways, and answers in the words of the model. */
export function createAsking(world: MoneyWorld, playerIds: readonly string[]) {
  /** Two of staff for each run: what one of them says yes to in a day is bounded, over all runs. */
  const [asking, answering] = [uuidv7(), uuidv7()];
  /** What the doorways called it. */
  const ids = new Map<string, string>();
  let turn = 0;

  return { ask, beginDeposits };

  /** A deposit is begun before anything is told of it; that moves no money. */
  async function beginDeposits(commands: readonly Command[]): Promise<void> {
    for (const { kind, player, slot } of commands) {
      const key = `deposit ${player} ${slot}`;
      if (!kind.startsWith("deposit_") || ids.has(key)) continue;
      const { method, minor } = depositOf(slot);
      const asked = { playerId: idOf(player), key: uuidv7(), method, siteOrigin, present: {} };
      const amount = { amount: formatDecimal(money(minor, usd)), currency: usd };
      const begun = await world.deposits.begin({ ...asked, ...amount });
      if (!begun.ok) throw new Error(`a deposit was not begun: ${begun.refusal.code}`);
      ids.set(key, begun.value.id);
    }
  }

  async function ask(command: Command): Promise<string> {
    const { kind } = command;
    if (kind === "worker") return world.work(command.other).then(() => "ok");
    if (kind === "adjust") return adjust(command);
    if (kind.startsWith("deposit_")) return deposit(command);
    if (kind.startsWith("withdrawal_")) return withdraw(command);
    if (kind.startsWith("transfer_")) return transfer(command);
    if (kind.startsWith("bonus_")) return bonus(command);
    return play(command);
  }

  async function deposit({ kind, player, slot }: Command): Promise<string> {
    const id = ids.get(`deposit ${player} ${slot}`) ?? "";
    const event = kind.slice("deposit_".length);
    if (event === "refund") return refund(id);
    const dispute = event === "sent_back" ? "returned" : "contested";
    const notice = { id: `${event} ${id}`, reference: id, event, dispute };
    return told(await world.deposits.takeNotice({ ...bytes(notice), headers: {} }));
  }

  /** One that is large with others of the day waits: another says yes, and no where it is not covered any more. */
  async function refund(depositId: string): Promise<string> {
    const why = { reason: "mistake", words: "It was asked for" } as const;
    const asked = await world.refunds.ask({ depositId, staffId: asking, ...why });
    if (!asked.ok || asked.value.state !== "waiting") return told(asked);
    const yes = { id: asked.value.id, staffId: answering, verdict: "approved" } as const;
    const answered = await world.refunds.answer(yes);
    if (answered.ok) return "ok";
    // Asked for twice at once it is one, which was declined where it was answered first.
    if (answered.refusal.code === "already_answered") return "refund_not_covered";
    await world.refunds.answer({ ...yes, verdict: "declined" });
    return told(answered);
  }

  async function withdraw(command: Command): Promise<string> {
    const { kind, player, slot, other } = command;
    const playerId = idOf(player);
    const key = `withdrawal ${player} ${slot}`;
    const event = kind.slice("withdrawal_".length);
    if (event === "request") {
      const { method, minor } = withdrawalOf(slot);
      const requested = await world.withdrawals.request({
        own: { playerId, sessionId: playerId },
        key: uuidOf(playerId, key),
        method,
        amount: formatDecimal(money(minor, usd)),
        currency: usd,
        destination: uuidOf(playerId, "account"),
        siteOrigin,
      });
      if (requested.ok) ids.set(key, requested.value.id);
      return told(requested);
    }
    const id = ids.get(key);
    if (id === undefined) return "unknown";
    const hand = { id, staffId: asking, note: "Looked at" };
    if (event === "cancel") return told(await world.withdrawals.cancel({ playerId, id }));
    if (event === "approve") {
      const part = formatDecimal(money(withdrawalOf(slot).minor / 2n, usd));
      const seen = withdrawalReason.options;
      return told(await world.desk.approve({ ...hand, seen, ...(other && { amount: part }) }));
    }
    if (event === "stop") return told(await world.desk.stop(hand));
    if (event === "reject") {
      return told(await world.desk.reject({ ...hand, reason: "large_amount" }));
    }
    const notice = { id: `${event} ${id}`, reference: id, event };
    const unsigned = { signature: undefined, timestamp: undefined };
    return told(await world.withdrawals.takeNotice({ ...bytes(notice), ...unsigned }));
  }

  async function transfer(command: Command): Promise<string> {
    const { kind, player, slot } = command;
    const { to, minor } = transferOf(command);
    const playerId = idOf(player);
    const key = `transfer ${player} ${slot}`;
    if (kind === "transfer_send") {
      const sent = await world.transfers.send({
        sender: { playerId, sessionId: playerId, present },
        key: uuidOf(playerId, key),
        recipient: idOf(to),
        amount: formatDecimal(money(minor, usd)),
        currency: usd,
      });
      if (sent.ok) ids.set(key, sent.value.id);
      return told(sent);
    }
    const id = ids.get(key);
    if (id === undefined) return "unknown";
    const isSenders = kind === "transfer_take_back";
    const answer = isSenders ? "TAKE_BACK" : kind === "transfer_take" ? "TAKE" : "DECLINE";
    const who = isSenders ? playerId : idOf(to);
    return told(await world.transfers.answer({ playerId: who, present, id, answer }));
  }

  async function bonus({ kind, player, slot }: Command): Promise<string> {
    const playerId = idOf(player);
    const { account, minor } = bonusOf(slot);
    const transferId = uuidOf(playerId, `${kind} ${slot}`);
    const moved = { transferId, playerId, amount: money(minor, usd) };
    if (kind === "bonus_grant") return told(await world.bonuses.grant({ ...moved, to: account }));
    const act = kind === "bonus_release" ? world.bonuses.release : world.bonuses.forfeit;
    return told(await act({ ...moved, from: account }));
  }

  /** Asked by one of staff; another says yes, twice at once, and no where it is not covered. */
  async function adjust({ player, minor, other: takes }: Command): Promise<string> {
    const asked = await world.adjustments.ask({
      playerId: idOf(player),
      staffId: asking,
      direction: takes ? "debit" : "credit",
      amount: formatDecimal(money(minor, usd)),
      reason: "goodwill",
      words: "It was asked for",
    });
    if (!asked.ok) return asked.refusal.code;
    const { id } = asked.value;
    const yes = { id, staffId: answering, verdict: "approved" } as const;
    const [first, second] = await Promise.all([
      world.adjustments.answer(yes),
      world.adjustments.answer(yes),
    ]);
    if (!first.ok) await world.adjustments.answer({ ...yes, verdict: "declined" });
    return told(first) === told(second) ? told(first) : `${told(first)} and ${told(second)}`;
  }

  async function play(command: Command): Promise<string> {
    const asked = askedOf(command);
    const playerId = idOf(command.player);
    const facts = {
      operationId: uuidOf(playerId, asked.operationId),
      playerId,
      roundId: uuidOf(playerId, asked.roundId),
      product: "casino",
      house,
      asset: usd,
      happenedAt: new Date(),
    } as const;
    const betId = asked.betId === undefined ? undefined : uuidOf(playerId, asked.betId);
    const { minor } = asked;
    turn += 1;
    const doorway = world.processes[turn % 2 === 0 ? 0 : 1];
    const answers = {
      bet: () => doorway.bet({ ...facts, sessionId: playerId, minor, spend: command.spend }),
      win: () => doorway.win({ ...facts, minor, betId }),
      rollback: () => doorway.rollback({ ...facts, betId: betId ?? "" }),
      end_round: () => doorway.endRound(facts),
      prize: () => doorway.payPrize({ ...facts, minor, prize: "jackpot" }),
    } as const;
    const answer = await answers[asked.kind]();
    if (!answer.ok) return answer.refusal.code;
    const { cashFree, cashLocked, bonusPlayable } = answer.value.moved;
    return spell({
      cashFree: cashFree.minor,
      cashLocked: cashLocked.minor,
      bonusPlayable: bonusPlayable.minor,
    });
  }

  function idOf(player: number): string {
    return playerIds[player] ?? "";
  }
}

function told(answer: Result<unknown>): string {
  return answer.ok ? "ok" : answer.refusal.code;
}

function bytes(notice: object): { path: string; body: Buffer; provider: string } {
  return { path: "/notices", body: Buffer.from(JSON.stringify(notice)), provider: "told" };
}
