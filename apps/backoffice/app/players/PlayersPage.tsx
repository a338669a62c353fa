import { Button, Select, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { whoAmI } from "../calls.ts";
import { Answer } from "../parts/Answer.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import { Tag } from "../parts/Tag.tsx";
import { useQuestion } from "../parts/use-question.ts";
import { Waiting } from "../parts/Waiting.tsx";
import { ExportPlayers } from "./ExportPlayers.tsx";
import { foundPlayers } from "./player-calls.ts";
import styles from "./Players.module.css";
import { statusTone, statusWord } from "./status-tone.ts";

const statuses = ["active", "blocked", "closed"] as const;

/** What is asked for stands in the address: a colleague who is sent it sees the same. */
export function PlayersPage() {
  const { search, change } = useQuestion();
  const words = search.get("words") ?? "";
  const status = statuses.find((one) => one === search.get("status"));
  const query = useQuery(foundPlayers({ words, status }));
  const { data: me } = useQuery(whoAmI);
  const isRisk = me?.roles.some((role) => role === "risk" || role === "administrator") === true;

  return (
    <Page
      title="Players"
      actions={
        <>
          <Button component={Link} to="/players/resets" variant="default">
            Resets
          </Button>
          {isRisk && (
            <Button component={Link} to="/players/erasures" variant="default">
              To be forgotten
            </Button>
          )}
          {isRisk && <ExportPlayers />}
        </>
      }
    >
      <search className={styles["Players-search"]}>
        <form
          className={styles["Players-words"]}
          onSubmit={(event) => {
            event.preventDefault();
            change("words", String(new FormData(event.currentTarget).get("words")).trim());
          }}
        >
          <TextInput
            key={words}
            type="search"
            name="words"
            aria-label="Player"
            placeholder="A name, e-mail, phone or id. Enter looks"
            leftSection={<Icon name="search" size={16} />}
            defaultValue={words}
            maxLength={100}
          />
        </form>
        {/* Outside: Enter sends a form that has one field, and no other. */}
        <Select
          aria-label="Status"
          placeholder="Every status"
          clearable
          data={statuses.map((value) => ({ value, label: statusWord[value] }))}
          value={status ?? null}
          onChange={(chosen) => change("status", chosen)}
        />
      </search>
      {words.length < 2 ? (
        <Notice icon="person" tone="quiet" title="Who is it about?">
          The beginning of a name is enough, and a slip of the finger does not matter.
        </Notice>
      ) : (
        <Answer query={query} loading={<Waiting rows={6} what="players" />}>
          {(found) =>
            found.length === 0 ? (
              <Notice icon="search" tone="quiet" title="Nobody is found">
                No player has anything like it in a name, an address or a number.
              </Notice>
            ) : (
              <ul className={styles["Players-list"]} aria-label="Players found">
                {found.map((player) => (
                  <li key={player.id}>
                    <Link className={styles["Players-one"]} to={`/players/${player.id}`}>
                      <span className={styles["Players-name"]}>
                        {player.firstName} {player.lastName}
                      </span>
                      <Tag tone={statusTone[player.status]}>{statusWord[player.status]}</Tag>
                      <span className={styles["Players-soft"]}>
                        {player.email}
                        {player.phone !== null && `, ${player.phone}`}
                      </span>
                      <span className={styles["Players-soft"]}>
                        {player.brand}, {player.countryCode}, <Moment at={player.joinedAt} />
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            )
          }
        </Answer>
      )}
    </Page>
  );
}
