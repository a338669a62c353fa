import { Button, Textarea } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Answer } from "../parts/Answer.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Refusal } from "../sign-in/Refusal.tsx";
import { Part } from "./Part.tsx";
import { addNote, playerKey, playerNotes } from "./player-calls.ts";
import styles from "./Players.module.css";

/** What staff tell each other. Words stay words, whatever somebody types. */
export function NotesPart({ player }: { player: string }) {
  const queries = useQueryClient();
  const query = useQuery(playerNotes(player));
  const [words, setWords] = useState("");
  const writing = useMutation({
    mutationFn: () => addNote(player, words.trim()),
    onSuccess: async () => {
      setWords("");
      await queries.invalidateQueries({ queryKey: [...playerKey(player), "notes"] });
    },
  });
  return (
    <Part title="Notes">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          writing.mutate();
        }}
      >
        <Refusal error={writing.error} />
        <Textarea
          aria-label="A note"
          placeholder="What a colleague should know. It stays"
          autosize
          minRows={2}
          maxLength={4_000}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          size="xs"
          my={8}
          loading={writing.isPending}
          disabled={words.trim() === ""}
        >
          Write it down
        </Button>
      </form>
      <Answer query={query} loading={<Waiting rows={2} what="the notes" />}>
        {(notes) => (
          <ul className={styles["Player-rows"]} aria-label="Notes">
            {notes.map(({ id, at, staff, words: written }) => (
              <li key={id}>
                <p className={styles["Player-words"]}>{written}</p>
                <span className={styles["Players-soft"]}>
                  {staff}, <Moment at={at} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </Part>
  );
}
