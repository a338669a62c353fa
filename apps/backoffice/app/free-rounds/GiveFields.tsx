import type { KeptGameView } from "@croupier/contracts";
import { Group, NumberInput, Select, Textarea, TextInput } from "@mantine/core";
import { nameOfGame } from "../games/game-words.ts";
import { amountInWords } from "../treasury/Amount.tsx";
import { rangeOf, type TypedGift } from "./give-wish.ts";
import { readPlayerIds } from "./read-player-ids.ts";

type Props = {
  readonly games: readonly KeptGameView[];
  readonly value: TypedGift;
  readonly onChange: (change: Partial<TypedGift>) => void;
};

/** To whom, what of, and for how long. */
export function GiveFields({ games, value, onChange }: Props) {
  const { strange } = readPlayerIds(value.pasted);
  return (
    <>
      <Textarea
        label="Players"
        description="Their ids, up to 500 of them: on lines, or with commas."
        autosize
        minRows={2}
        maxRows={6}
        required
        mb="sm"
        error={strange.length > 0 && `No id: ${strange.slice(0, 3).join(", ")}`}
        value={value.pasted}
        onChange={({ currentTarget }) => onChange({ pasted: currentTarget.value })}
      />
      <WhatOf games={games} value={value} onChange={onChange} />
      <HowMuch games={games} value={value} onChange={onChange} />
    </>
  );
}

function WhatOf({ games, value, onChange }: Props) {
  const open = games.filter((one) => one.open);
  const currencies = open.find(({ game }) => game === value.game)?.stakes ?? [];
  return (
    <Group grow mb="sm" align="start">
      <Select
        label="Game"
        required
        allowDeselect={false}
        data={open.map(({ game }) => ({ value: game, label: nameOfGame(game) }))}
        value={value.game}
        onChange={(game) => onChange({ game })}
      />
      <Select
        label="Currency"
        description="That of the players' wallets."
        inputWrapperOrder={["label", "input", "description", "error"]}
        required
        allowDeselect={false}
        data={currencies.map(({ currency }) => currency)}
        value={value.currency}
        onChange={(currency) => onChange({ currency })}
      />
    </Group>
  );
}

function HowMuch({ games, value, onChange }: Props) {
  const range = rangeOf(value, games);
  return (
    <Group grow mb="sm" align="start">
      <TextInput
        label="Stake"
        description={range && `${amountInWords(range.min)} to ${amountInWords(range.max)}`}
        inputWrapperOrder={["label", "input", "description", "error"]}
        inputMode="decimal"
        autoComplete="off"
        required
        value={value.stake}
        onChange={({ currentTarget }) => onChange({ stake: currentTarget.value })}
      />
      <NumberInput
        label="Rounds"
        min={1}
        max={1000}
        required
        value={value.rounds}
        onChange={(rounds) => onChange({ rounds })}
      />
      <NumberInput
        label="Days valid"
        min={1}
        max={365}
        required
        value={value.days}
        onChange={(days) => onChange({ days })}
      />
    </Group>
  );
}
