import type { OperatedBrand } from "@croupier/contracts";
import { Alert, Button, Group, Modal, Select, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { operationsKey, planMaintenance } from "../operations/operation-calls.ts";
import { TextsFields, writtenTexts, type Texts } from "../operations/TextsFields.tsx";
import { sentenceOf } from "../sentence-of.ts";
import { ownZone, readLocal, spellLocal } from "./local-time.ts";

const minuteMs = 60_000;

const leads = [
  { value: "15", label: "15 minutes before" },
  { value: "60", label: "1 hour before" },
  { value: "360", label: "6 hours before" },
  { value: "1440", label: "1 day before" },
  { value: "4320", label: "3 days before" },
];

/** From when until when, from when on it is announced, and what players read. */
export function PlanDialog({ brand, onDone }: { brand: OperatedBrand; onDone: () => void }) {
  const queries = useQueryClient();
  const [from, setFrom] = useState(() => spellLocal(inMinutes(120)));
  const [until, setUntil] = useState(() => spellLocal(inMinutes(150)));
  const [lead, setLead] = useState("60");
  const [texts, setTexts] = useState<Texts>({});
  const startsAt = readLocal(from);
  const endsAt = readLocal(until);
  const isBackwards = startsAt !== undefined && endsAt !== undefined && endsAt <= startsAt;
  const planning = useMutation({
    mutationFn: async () => {
      if (startsAt === undefined || endsAt === undefined) return;
      const announcedAt = new Date(startsAt.getTime() - Number(lead) * minuteMs);
      await planMaintenance({
        brandCode: brand.brandCode,
        announcedAt: announcedAt.toISOString(),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        texts: writtenTexts(texts),
      });
      await queries.invalidateQueries({ queryKey: operationsKey });
      onDone();
    },
  });
  return (
    <Modal
      opened
      onClose={onDone}
      title={`Plan maintenance of ${brand.brandName}`}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          planning.mutate();
        }}
      >
        <Group grow align="start" mb="sm">
          <TextInput
            type="datetime-local"
            label="From"
            description={ownZone()}
            required
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextInput
            type="datetime-local"
            label="Until"
            description={ownZone()}
            required
            value={until}
            error={isBackwards ? "It has to end after it begins" : undefined}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
        </Group>
        <Select
          label="Announced on the site"
          mb="sm"
          allowDeselect={false}
          data={leads}
          value={lead}
          onChange={(chosen) => setLead(chosen ?? lead)}
        />
        <TextsFields label="What players read" brand={brand} texts={texts} onChange={setTexts} />
        <p>
          During it, every page says so and asks to come back. Signing out, money on its way and
          rounds that are open go on.
        </p>
        {planning.isError && (
          <Alert color="red" mb="md" role="alert">
            {sentenceOf(planning.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            Leave it
          </Button>
          <Button type="submit" disabled={isBackwards} loading={planning.isPending}>
            Plan it
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

function inMinutes(minutes: number): Date {
  const now = Date.now();
  // On the next full quarter, as people plan.
  const quarter = 15 * minuteMs;
  return new Date(Math.ceil((now + minutes * minuteMs) / quarter) * quarter);
}
