import type { Redirect } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deskKey } from "../content/calls.ts";
import { Icon } from "../parts/Icon.tsx";
import { Moment } from "../parts/Moment.tsx";
import { sentenceOf } from "../sentence-of.ts";
import { addRedirect, removeRedirect } from "./calls.ts";
import styles from "./RedirectsPage.module.css";

/** Taken out, it stays in its place for as long as the page is open, with the way back. */
export function RedirectRow({ bucket, redirect }: { bucket: string; redirect: Redirect }) {
  const queries = useQueryClient();
  const { from, to, writtenAt, writtenBy } = redirect;
  const acting = useMutation({
    mutationFn: async (what: "remove" | "restore") => {
      await (what === "remove"
        ? removeRedirect({ bucket, from })
        : addRedirect({ bucket, from, to }));
      return what;
    },
    // Not the list itself: it would take the row, and the way back, away.
    onSuccess: () =>
      queries.invalidateQueries({ queryKey: [...deskKey, "redirects"], refetchType: "none" }),
  });
  const isGone = acting.data === "remove";
  return (
    <li className={styles["Redirects-one"]} data-gone={isGone}>
      <span className={styles["Redirects-from"]}>{from}</span>
      <span className={styles["Redirects-to"]}>
        <Icon name="redirect" size={16} />
        {to}
      </span>
      <span className={styles["Redirects-who"]}>
        {acting.isError ? (
          <span role="alert">{sentenceOf(acting.error)}</span>
        ) : isGone ? (
          "Taken out"
        ) : (
          <>
            <Moment at={writtenAt} /> by {writtenBy}
          </>
        )}
      </span>
      <Button
        size="xs"
        variant="default"
        aria-label={isGone ? `Bring ${from} back` : `Take out ${from}`}
        loading={acting.isPending}
        onClick={() => acting.mutate(isGone ? "restore" : "remove")}
      >
        {isGone ? "Undo" : "Take out"}
      </Button>
    </li>
  );
}
