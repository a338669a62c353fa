import { holdSteps, type HoldState } from "../src/play/hold-state.ts";

export type Pots = { cashFree: bigint; cashLocked: bigint; bonusPlayable: bigint };

export type Asked = {
  readonly kind: "bet" | "win" | "rollback" | "end_round" | "prize";
  readonly operationId: string;
  readonly roundId: string;
  readonly betId?: string | undefined;
  readonly minor: bigint;
  readonly detail: string;
  /** What the guard would say. */
  readonly mayPlay: boolean;
};

type Hold = { readonly roundId: string; readonly parts: Pots; state: HoldState };

const nothing: Pots = { cashFree: 0n, cashLocked: 0n, bonusPlayable: 0n };

/** What the money of games promises to one player, said again without a database, a batch or a lock. */
export class PlayModel {
  readonly pots: Pots;
  private readonly holds = new Map<string, Hold>();
  private readonly verdicts = new Map<string, { content: string; verdict: string }>();

  constructor(pots: Pots) {
    this.pots = { ...pots };
  }

  get held(): bigint {
    return [...this.holds.values()]
      .filter(({ state }) => state === "open")
      .reduce((sum, { parts }) => sum + total(parts), 0n);
  }

  /** The same once more, to go on from here in another order. */
  copy(): PlayModel {
    const twin = new PlayModel(this.pots);
    for (const [id, hold] of this.holds) twin.holds.set(id, { ...hold });
    for (const [id, verdict] of this.verdicts) twin.verdicts.set(id, verdict);
    return twin;
  }

  /** All that its next answers rest on. */
  describe(): string {
    const holds = [...this.holds].map(([id, { parts, state }]) => `${id} ${spell(parts)} ${state}`);
    const verdicts = [...this.verdicts].map(
      (one) => `${one[0]} ${one[1].content}: ${one[1].verdict}`,
    );
    return [spell(this.pots), ...holds.toSorted(), ...verdicts.toSorted()].join("\n");
  }

  /** The code of a no, or what moved. */
  ask(asked: Asked): string {
    const { kind, roundId, betId, minor, detail } = asked;
    const content = [kind, roundId, betId, minor, detail].join(" ");
    const known = this.verdicts.get(asked.operationId);
    if (known !== undefined) return known.content === content ? known.verdict : "operation_reused";
    const verdict = this.judge(asked);
    if (verdict !== "bet_unknown") this.verdicts.set(asked.operationId, { content, verdict });
    return verdict;
  }

  /** What a clock does with all that is still open. */
  expire(): void {
    for (const hold of this.holds.values()) if (hold.state === "open") this.end(hold, "expire");
  }

  private judge(asked: Asked): string {
    switch (asked.kind) {
      case "bet":
        return this.bet(asked);
      case "prize":
        if (asked.minor < 1n) return "amount_out_of_range";
        return this.receive({ ...nothing, cashFree: asked.minor });
      case "rollback":
        return this.rollback(asked);
      case "win":
      case "end_round":
        return this.settle(asked);
    }
  }

  private bet({ operationId, roundId, minor, detail, mayPlay }: Asked): string {
    if (minor < 1n) return "amount_out_of_range";
    if (this.holds.has(operationId)) return "already_rolled_back";
    if (!mayPlay) return "limit_reached";
    const order = {
      cash_first: ["cashFree", "cashLocked", "bonusPlayable"],
      bonus_first: ["bonusPlayable", "cashLocked", "cashFree"],
      cash_only: ["cashFree", "cashLocked"],
    }[detail] as (keyof Pots)[];
    const parts = { ...nothing };
    let left = minor;
    for (const pot of order) {
      parts[pot] = left < this.pots[pot] ? left : this.pots[pot];
      left -= parts[pot];
    }
    if (left > 0n) return "insufficient_funds";
    for (const pot of order) this.pots[pot] -= parts[pot];
    this.holds.set(operationId, { roundId, parts, state: "open" });
    return spell(parts);
  }

  private rollback({ betId = "", roundId }: Asked): string {
    const hold = this.holds.get(betId);
    if (hold !== undefined) return this.end(hold, "rollback");
    this.holds.set(betId, { roundId, parts: nothing, state: "voided" });
    return spell(nothing);
  }

  private settle({ kind, betId, roundId, minor }: Asked): string {
    if (minor < 0n) return "amount_out_of_range";
    const found = [...this.holds].filter(([id, hold]) =>
      betId === undefined ? hold.roundId === roundId : id === betId,
    );
    const holds = found.map(([, hold]) => hold);
    if (holds.length === 0) return "bet_unknown";
    if (kind === "end_round") {
      for (const hold of holds) this.end(hold, "end_round");
      return spell(nothing);
    }
    const played = holds.filter(({ state }) => state === "open" || state === "settled");
    if (played.length === 0) return "already_rolled_back";
    for (const hold of played) this.end(hold, "win");
    const staked = played.reduce((sum, { parts }) => sum + total(parts), 0n);
    const bonus = played.reduce((sum, { parts }) => sum + parts.bonusPlayable, 0n);
    const locked = played.reduce((sum, { parts }) => sum + parts.cashLocked, 0n);
    const restricted = shareUp(minor, bonus + locked, staked);
    const bonusPlayable = shareUp(minor, bonus, staked);
    return this.receive({
      cashFree: minor - restricted,
      cashLocked: restricted - bonusPlayable,
      bonusPlayable,
    });
  }

  private end(hold: Hold, event: "win" | "end_round" | "rollback" | "expire"): string {
    const step = holdSteps[hold.state][event];
    if (step === "stays") return spell(nothing);
    if (typeof step === "string") return step;
    hold.state = step.to;
    return step.stake === "to_player" ? this.receive(hold.parts) : spell(nothing);
  }

  private receive(parts: Pots): string {
    this.pots.cashFree += parts.cashFree;
    this.pots.cashLocked += parts.cashLocked;
    this.pots.bonusPlayable += parts.bonusPlayable;
    return spell(parts);
  }
}

export function spell({ cashFree, cashLocked, bonusPlayable }: Pots): string {
  return [cashFree, cashLocked, bonusPlayable].join(" / ");
}

function total({ cashFree, cashLocked, bonusPlayable }: Pots): bigint {
  return cashFree + cashLocked + bonusPlayable;
}

function shareUp(minor: bigint, part: bigint, whole: bigint): bigint {
  return (minor * part + whole - 1n) / whole;
}
