import type { KeptJackpotView } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { nameOfGame } from "../games/game-words.ts";
import { Answer } from "../parts/Answer.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Amount } from "../treasury/Amount.tsx";
import { WideTable } from "../treasury/WideTable.tsx";
import { jackpots } from "./jackpot-calls.ts";
import { nameOfPot, partsInWords } from "./jackpot-words.ts";

const columns = [
  "Pot",
  { whole: "State" },
  { numbers: "In it now" },
  { numbers: "Seed" },
  { numbers: "Drops by" },
  { numbers: "Of every stake" },
  { numbers: "Dropped" },
  "Fed by",
];

/** What grows with the stakes of players, one pot a currency. */
export function JackpotsPage() {
  const query = useQuery(jackpots);
  return (
    <Page title="Jackpots">
      <Answer query={query} loading={<Waiting rows={4} what="the pots" />}>
        {(items) =>
          items.length === 0 ? (
            <Notice icon="gem" tone="quiet" title="No pot here">
              A pot stands here once a game of the house has one.
            </Notice>
          ) : (
            <WideTable
              name="Pots"
              columns={columns}
              rows={items.map((pot) => ({ key: nameOfPot(pot), cells: cellsOf(pot) }))}
            />
          )
        }
      </Answer>
    </Page>
  );
}

function cellsOf(pot: KeptJackpotView) {
  const { jackpot, currency, growing } = pot;
  return [
    <Link key="name" className={rows["Rows-name"] ?? ""} to={`/jackpots/${jackpot}/${currency}`}>
      {nameOfPot(pot)}
    </Link>,
    <PotTags key="state" of={pot} />,
    growing === null ? "Not begun" : <Amount key="now" of={growing.amount} />,
    <Amount key="seed" of={growing?.seed ?? pot.seed} />,
    <Amount key="by" of={growing?.dropsBy ?? pot.dropsBy} />,
    partsInWords(pot.parts),
    // The latest are shown; pots are numbered without gaps.
    String((growing?.number ?? 1) - 1),
    pot.games.map(nameOfGame).join(", "),
  ] as const;
}

export function PotTags({ of: { open, changes } }: { of: KeptJackpotView }) {
  return (
    <span className={rows["Rows-tags"]}>
      {open ? <Tag tone="good">Grows</Tag> : <Tag tone="bad">Stopped</Tag>}
      {changes.some(({ state }) => state === "waiting") && <Tag tone="warn">Change waits</Tag>}
    </span>
  );
}
