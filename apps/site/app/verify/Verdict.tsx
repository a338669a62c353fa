import { Icon, Money, Panel, TextLink, Time } from "@croupier/ui";
import { iconBadgeCheck, iconCircleAlert, iconCircleX, iconLock } from "@croupier/ui/icons";
import { useIndex } from "../casino/grid/use-games.ts";
import { useSay } from "../language/Messages.context.tsx";
import type { Signature } from "./check-signature.ts";
import { RevealRound } from "./RevealRound.tsx";
import { isShared, type Receipt } from "./read-receipt.ts";
import type { VerifyState } from "./use-judgement.ts";
import styles from "./verify.module.css";

/** One sentence about the round, and what its receipt says of it. */
export function Verdict({
  state,
  onLook,
}: {
  readonly state: VerifyState;
  readonly onLook: (receipt: string) => Promise<void>;
}) {
  const say = useSay();
  return (
    <div aria-live="polite" className={styles["Verdict-place"]}>
      {"receipt" in state && (
        <Panel className={styles["Verdict"]}>
          <Sentence kind={kindOf(state)} operator={state.signature.operator} />
          {kindOf(state) === "sealed" && (
            <RevealRound round={state.receipt.round.id} onRevealed={onLook} />
          )}
          <Facts receipt={state.receipt} signature={state.signature} />
          <p className={styles["Verdict-soft"]}>
            {say("verify.dispute")}{" "}
            <TextLink href={`/contact?round=${state.receipt.round.id}`}>
              {say("verify.contact")}
            </TextLink>
          </p>
        </Panel>
      )}
    </div>
  );
}

type Kind = keyof typeof shapes;

/** A round signed otherwise than it is told, or by somebody else, is not genuine, however well it adds up. */
function kindOf(state: Extract<VerifyState, { receipt: Receipt }>): Kind {
  const { state: signed } = state.signature;
  if (signed === "foreign") return "foreign";
  if (signed === "wrong") return "differs";
  if (state.pots.some(({ proof }) => !proof.isGenuine)) return "differs";
  if (state.outcome === "seed_not_revealed") return isShared(state.receipt) ? "aloft" : "sealed";
  if (!state.proof.isGenuine) return "differs";
  return signed === "valid" ? "genuine" : "unsigned";
}

const shapes = {
  genuine: iconBadgeCheck,
  differs: iconCircleX,
  foreign: iconCircleX,
  unsigned: iconCircleAlert,
  sealed: iconLock,
  aloft: iconLock,
} as const;

function Sentence({ kind, operator }: { kind: Kind; operator: string }) {
  const say = useSay();
  return (
    <>
      <h2 className={styles["Verdict-title"]} data-verdict={kind}>
        <Icon shape={shapes[kind]} />
        {say(`verify.${kind}.title`)}
      </h2>
      <p className={styles["Verdict-soft"]}>{say(`verify.${kind}.text`, { operator })}</p>
    </>
  );
}

function Facts({ receipt, signature }: { receipt: Receipt; signature: Signature }) {
  const say = useSay();
  const { state, key, keyId, operator } = signature;
  const { currency, game } = receipt;
  const known = useIndex(true).index?.games.find(({ gameId }) => gameId === game);
  const { staked, payout, profileVersion, openedAt } = receipt.round;
  return (
    <dl className={styles["Verdict-facts"]}>
      <dt>{say("verify.fact.game")}</dt>
      <dd>{say("verify.fact.rules", { game: known?.title ?? game, version: profileVersion })}</dd>
      <dt>{say("verify.fact.when")}</dt>
      <dd>
        <Time at={openedAt} />
      </dd>
      <dt>{say("verify.fact.staked")}</dt>
      <dd>
        <Money amount={staked} currency={currency} />
      </dd>
      <dt>{say("verify.fact.paid")}</dt>
      <dd>
        <Money amount={payout} currency={currency} tone="inOut" />
      </dd>
      {receipt.round.jackpot !== undefined && (
        <>
          <dt>{say("verify.fact.pot")}</dt>
          <dd>
            <Money amount={receipt.round.jackpot} currency={currency} tone="inOut" />
          </dd>
        </>
      )}
      <dt>{say("verify.fact.signature")}</dt>
      <dd data-signature={state}>{say(`verify.signature.${state}`, { key, keyId, operator })}</dd>
    </dl>
  );
}
