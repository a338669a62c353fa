import type { KeptGameView } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { ChipLinks } from "../parts/ChipLinks.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { WideTable } from "../treasury/WideTable.tsx";
import { games } from "./game-calls.ts";
import { badgeWords, nameOfGame, percent, placesInWords } from "./game-words.ts";

const parts = [
  { value: "all", label: "All", isIn: () => true },
  { value: "on", label: "On", isIn: ({ open }: KeptGameView) => open },
  { value: "off", label: "Off", isIn: ({ open }: KeptGameView) => !open },
  {
    value: "waiting",
    label: "A change waits",
    isIn: ({ waiting }: KeptGameView) => waiting !== null,
  },
] as const;

const columns = [
  "Game",
  { whole: "State" },
  { numbers: "Returns" },
  "Offered",
  { whole: "On its cards" },
  { numbers: "Playing now" },
  { numbers: "Open rounds" },
];

/** The games of the house. Which part is shown stands in the address. */
export function GamesPage() {
  const [search] = useSearchParams();
  const query = useQuery(games);
  const part = parts.find(({ value }) => value === search.get("part")) ?? parts[0];
  return (
    <Page title="Catalogue">
      <ChipLinks
        label="Games by state"
        links={parts.map(({ value, label, isIn }) => ({
          label,
          count: query.data?.filter(isIn).length,
          to: { search: value === "all" ? "" : `?part=${value}` },
          shown: value === part.value,
        }))}
      />
      <Answer query={query} loading={<Waiting rows={8} what="the games" />}>
        {(items) => {
          const shown = items.filter(part.isIn);
          return shown.length === 0 ? (
            <Notice icon="grid" tone="quiet" title="No game here">
              A game of the house stands here from the version on that brings its rules.
            </Notice>
          ) : (
            <WideTable
              name="Games"
              columns={columns}
              rows={shown.map((game) => ({ key: game.game, cells: cellsOf(game) }))}
            />
          );
        }}
      </Answer>
    </Page>
  );
}

function cellsOf(one: KeptGameView) {
  const { game, open, profile, closedUnder, badge, sessionsOpen, roundsOpen, waiting } = one;
  return [
    <Link key="name" className={rows["Rows-name"] ?? ""} to={`/games/${game}`}>
      {nameOfGame(game)}
    </Link>,
    <span key="state" className={rows["Rows-tags"]}>
      {open ? <Tag tone="good">On</Tag> : <Tag tone="bad">Off</Tag>}
      {waiting !== null && <Tag tone="warn">Change waits</Tag>}
    </span>,
    percent(profile.returnToPlayer),
    placesInWords(closedUnder),
    badge === null ? "As its page says" : badgeWords[badge],
    sessionsOpen.toLocaleString("en-GB"),
    roundsOpen.toLocaleString("en-GB"),
  ] as const;
}
