import { ok, refuse } from "@croupier/kit/result";
import type { LimitKind, Product } from "@croupier/policy";
import { setLimits } from "../limits/decide-limits.ts";
import type {
  Permission,
  PlayPermission,
  StakePermission,
  Standing,
  StandingFacts,
} from "./standing.ts";

/** What a player may do now. A withdrawal is theirs whatever else has been taken from them, but for a debt. */
export function decideStanding(facts: StandingFacts): Standing {
  const open = decideOpen(facts);
  return {
    play: decidePlay(facts, {}),
    deposit: decideDeposit(facts, 0n),
    withdraw: decideWithdraw(facts),
    // Nobody who is kept from playing is asked to play.
    marketing: open.ok && !facts.marketingAgreed ? refuse({ code: "marketing_off" }) : open,
  };
}

/** May this much come in? Nothing at all asks whether anything may. No law lets it come for nothing. */
export function decideDeposit(facts: StandingFacts, minor: bigint): Permission {
  const agreed = decideAgreed(facts);
  if (!agreed.ok) return agreed;
  if (facts.products.length === 0) return refuse({ code: "not_offered_here" });
  return decideMoney(facts, ["deposit"], minor);
}

/** May this be staked? Without a stake: may the player play at all? */
export function decidePlay(
  facts: StandingFacts,
  asked: { readonly product?: Product; readonly minor?: bigint },
): PlayPermission {
  const agreed = decideAgreed(facts);
  if (!agreed.ok) return agreed;
  if (facts.owesMoney) return refuse({ code: "money_owed" });
  const { products, now } = facts;
  if (facts.playClosed) return refuse({ code: "play_closed" });
  if (asked.product === undefined ? products.length === 0 : !products.includes(asked.product)) {
    return refuse({ code: "not_offered_here" });
  }
  const [spent] = setLimits(facts.limits, "session").filter(({ used, value }) => used >= value);
  if (spent !== undefined) {
    return refuse({
      code: "session_limit_reached",
      window: spent.window,
      resetsAt: spent.resetsAt,
    });
  }
  const due = facts.realityCheckDueAt;
  if (facts.realityCheckBlocks && due !== null && due <= now) {
    return refuse({ code: "reality_check_due" });
  }
  return decideMoney(facts, ["loss", "stake"], asked.minor ?? 0n);
}

/**
 * May just this be staked? Whoever counts the round, here or on a machine that is not ours, asks it; of a
 * round that cannot be slowed down from here `roundMs` says how soon it may be over.
 */
export function decideStake(
  facts: StandingFacts,
  asked: {
    readonly product: Product;
    readonly minor: bigint;
    readonly roundMs?: number | undefined;
  },
): StakePermission {
  const may = decidePlay(facts, asked);
  if (may.ok && asked.roundMs !== undefined && asked.roundMs < facts.roundMsMin) {
    return refuse({ code: "not_offered_here" });
  }
  const isAboveLaw = facts.stakesMost.some(
    ({ product, minorMax }) => product === asked.product && asked.minor > minorMax,
  );
  return may.ok && isAboveLaw ? refuse({ code: "stake_out_of_range" }) : may;
}

function decideWithdraw(facts: StandingFacts): Permission {
  const { documentBlocked, owesMoney, emailConfirmed } = facts;
  if (documentBlocked) return refuse({ code: "document_blocked" });
  if (owesMoney) return refuse({ code: "money_owed" });
  return emailConfirmed ? ok() : refuse({ code: "email_unconfirmed" });
}

/** New play and new money wait for a yes to changed terms. What is owned waits for none. */
function decideAgreed(facts: StandingFacts): Permission {
  const open = decideOpen(facts);
  if (!open.ok || facts.agreementsDue.length === 0) return open;
  return refuse({ code: "agreement_due" });
}

/** Whatever keeps a player from play and deposits alike, the most lasting first. */
function decideOpen(facts: StandingFacts): Permission {
  const { exclusion, now } = facts;
  if (facts.status === "closed") return refuse({ code: "account_closed" });
  if (facts.status === "blocked") return refuse({ code: "account_blocked" });
  if (exclusion !== null && holds(exclusion, now)) {
    const { setBy: source, mayReturnAt } = exclusion;
    return refuse({ code: "self_excluded", source, mayReturnAt });
  }
  if (facts.listedInRegister) {
    return refuse({ code: "self_excluded", source: "register", mayReturnAt: null });
  }
  if (facts.samePerson?.certainty === "same") {
    const { mayReturnAt } = facts.samePerson;
    return refuse({ code: "self_excluded", source: "person", mayReturnAt });
  }
  if (facts.samePerson !== null) return refuse({ code: "person_in_review" });
  if (facts.registerUnanswered) return refuse({ code: "register_unreachable" });
  if (facts.breakEndsAt !== null && now < facts.breakEndsAt) {
    return refuse({ code: "on_a_break", endsAt: facts.breakEndsAt });
  }
  return facts.documentBlocked ? refuse({ code: "document_blocked" }) : ok();
}

/** An exclusion does not end by the clock: only coming back ends it, and only when that counts. */
export function holds(exclusion: { readonly returnsAt: Date | null }, now: Date): boolean {
  return exclusion.returnsAt === null || now < exclusion.returnsAt;
}

/** The limit with the least left speaks, so that what is told is what can really be had. */
function decideMoney(
  facts: StandingFacts,
  kinds: readonly Exclude<LimitKind, "session">[],
  minor: bigint,
): Permission {
  const wanted = minor > 0n ? minor : 1n;
  const [tightest] = kinds
    .flatMap((kind) =>
      setLimits(facts.limits, kind).map((limit) => ({ ...limit, kind, left: leftOf(limit) })),
    )
    .toSorted((one, other) => (one.left < other.left ? -1 : 1));
  if (tightest === undefined || wanted <= tightest.left) return ok();
  return refuse({
    code: "limit_reached",
    limit: tightest.kind,
    window: tightest.window,
    remaining: tightest.left,
    resetsAt: tightest.resetsAt,
  });
}

export function leftOf({ value, used }: { value: bigint; used: bigint }): bigint {
  return used >= value ? 0n : value - used;
}
