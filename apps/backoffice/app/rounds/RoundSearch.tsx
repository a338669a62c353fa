import { TextInput } from "@mantine/core";
import { useNavigate } from "react-router";
import { Icon } from "../parts/Icon.tsx";
import { useQuestion } from "../parts/use-question.ts";
import styles from "./Rounds.module.css";

/** Enter looks: a player's id narrows the list, a round's is shown by itself. */
export function RoundFinder() {
  const { search, change } = useQuestion();
  const navigate = useNavigate();
  const player = search.get("player") ?? "";
  return (
    <>
      <Typed
        key={`player ${player}`}
        label="Player"
        placeholder="A player's id"
        value={player}
        onLook={(typed) => change("player", typed)}
      />
      <Typed
        label="Round"
        placeholder="A round's id"
        value=""
        onLook={(typed) => typed !== "" && void navigate(`/rounds/${encodeURIComponent(typed)}`)}
      />
    </>
  );
}

/** Amounts are compared within one currency. */
export function SizeFields() {
  const { search, change } = useQuestion();
  const fields = [
    ["staked", "Staked at least"],
    ["paid", "Paid at least"],
  ] as const;
  return fields.map(([name, label]) => (
    <Typed
      key={`${name} ${search.get(name) ?? ""}`}
      label={label}
      placeholder={label}
      value={search.get(name) ?? ""}
      pattern="\d+(\.\d+)?"
      onLook={(typed) => change(name, typed)}
    />
  ));
}

export function TimeFields() {
  const { search, change } = useQuestion();
  const fields = [
    ["from", "From"],
    ["until", "Until"],
  ] as const;
  return fields.map(([name, label]) => (
    <TextInput
      key={name}
      type="datetime-local"
      aria-label={label}
      leftSection={label}
      leftSectionWidth={60}
      leftSectionProps={{ className: styles["Rounds-side"] ?? "" }}
      value={search.get(name) ?? ""}
      onChange={({ currentTarget }) => change(name, currentTarget.value)}
    />
  ));
}

/** A form of its own: Enter sends one that has one field. */
function Typed({
  label,
  placeholder,
  value,
  pattern,
  onLook,
}: {
  label: string;
  placeholder: string;
  value: string;
  pattern?: string;
  onLook: (typed: string) => void;
}) {
  return (
    <form
      className={styles["Rounds-typed"]}
      onSubmit={(event) => {
        event.preventDefault();
        onLook(String(new FormData(event.currentTarget).get("typed")).trim());
      }}
    >
      <TextInput
        name="typed"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        leftSection={<Icon name="search" size={16} />}
        defaultValue={value}
        maxLength={60}
        {...(pattern === undefined ? {} : { pattern })}
      />
    </form>
  );
}
