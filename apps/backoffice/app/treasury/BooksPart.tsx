import type { BookedMovement } from "@croupier/contracts";
import { Button, Group, Select } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { whoAmI } from "../calls.ts";
import { Answer } from "../parts/Answer.tsx";
import { ExactMoment } from "../parts/Moment.tsx";
import { OlderRows } from "../parts/OlderRows.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Facts, Part } from "../players/Part.tsx";
import { Amount, amountInWords, Change } from "./Amount.tsx";
import { AskAdjustment } from "./AskAdjustment.tsx";
import { mayMoveMoney } from "./may-move-money.ts";
import { plainly } from "./money-words.ts";
import { TakeTable } from "./TakeTable.tsx";
import { playerBooks, type MovementGroup } from "./treasury-calls.ts";
import styles from "./Treasury.module.css";
import { WideTable } from "./WideTable.tsx";

const groups = ["deposit", "withdrawal", "game", "bonus", "transfer", "other"] as const;

const columns = [
  "What",
  { numbers: "Change" },
  { numbers: "Before" },
  { numbers: "After" },
  { whole: "When" },
];

/** A player's accounts as the ledger has them, and what moved on them, the newest first. */
export function BooksPart({ player, currency }: { player: string; currency: string }) {
  const [group, setGroup] = useState<MovementGroup>();
  const [isAsking, setAsking] = useState(false);
  const query = useInfiniteQuery(playerBooks(player, { group }));
  const { data: me } = useQuery(whoAmI);
  const { data: mayMove } = useQuery(mayMoveMoney);
  const has = (...roles: string[]) =>
    me?.roles.some((role) => role === "administrator" || roles.includes(role)) === true;
  return (
    <Part
      title="Money"
      action={
        <Select
          size="xs"
          aria-label="Which movements"
          placeholder="Everything"
          clearable
          data={groups.map((value) => ({ value, label: plainly(value) }))}
          value={group ?? null}
          onChange={(chosen) => setGroup(groups.find((one) => one === chosen))}
        />
      }
    >
      <Group gap={8} mb="sm">
        {mayMove === true && (
          <Button variant="default" onClick={() => setAsking(true)}>
            Put money right
          </Button>
        )}
        {has("payments", "compliance") && (
          <TakeTable
            wish={{ table: "player-books", player, ...(group === undefined ? {} : { group }) }}
          />
        )}
      </Group>
      <Answer query={query} loading={<Waiting rows={4} what="the books" />}>
        {({ pages }) => (
          <>
            <Facts
              of={(pages[0]?.accounts ?? []).map(({ account, balance }) => [
                plainly(account),
                <Amount key={account} of={balance} currency={currency} />,
              ])}
            />
            <Movements items={pages.flatMap(({ items }) => items)} />
          </>
        )}
      </Answer>
      <OlderRows of={query} what="movements" />
      {isAsking && (
        <AskAdjustment player={player} currency={currency} onDone={() => setAsking(false)} />
      )}
    </Part>
  );
}

function Movements({ items }: { items: readonly BookedMovement[] }) {
  if (items.length === 0) return <p className={styles["Treasury-soft"]}>Nothing moved.</p>;
  return (
    <WideTable
      name="Movements"
      columns={columns}
      rows={items.map((item) => ({
        key: item.id,
        title: item.id,
        cells: [
          <What key="what" of={item} />,
          <Change key="change" of={item.change} />,
          <Amount key="before" of={item.previous} />,
          <Amount key="after" of={item.current} />,
          <ExactMoment key="when" at={item.at} />,
        ],
      }))}
    />
  );
}

/** Its kind, why, and which of the player's accounts it went through. */
function What({ of: { kind, reason, accounts } }: { of: BookedMovement }) {
  return (
    <>
      {plainly(kind)}
      <div className={styles["Treasury-soft"]}>
        {reason !== kind && plainly(reason)}
        {accounts.map(({ account, previous, current }) => (
          <div key={account}>
            {`${plainly(account)}: ${amountInWords(previous)} to ${amountInWords(current)}`}
          </div>
        ))}
      </div>
    </>
  );
}
