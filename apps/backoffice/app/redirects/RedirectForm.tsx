import { Alert, Button, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { deskKey } from "../content/calls.ts";
import { LinkInput } from "../forms/fields/LinkField.tsx";
import { sentenceOf } from "../sentence-of.ts";
import { addRedirect } from "./calls.ts";
import { checkRedirect } from "./check-redirect.ts";
import styles from "./RedirectsPage.module.css";

/** Adds one; an address that leads on already leads to the new place then. */
export function RedirectForm({ bucket }: { bucket: string }) {
  const queries = useQueryClient();
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const errors = checkRedirect({ from, to });
  const adding = useMutation({
    mutationFn: addRedirect,
    async onSuccess() {
      setFrom("");
      setTo("");
      await queries.invalidateQueries({ queryKey: deskKey });
    },
  });
  const canAdd = from !== "" && to !== "" && errors.from === undefined && errors.to === undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (canAdd) adding.mutate({ bucket, from, to });
  }

  return (
    <form className={styles["Redirects-form"]} onSubmit={submit}>
      <TextInput
        label="Old address"
        placeholder="/old-page"
        spellCheck={false}
        autoCapitalize="none"
        error={errors.from}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value.trim())}
      />
      <LinkInput
        bucket={bucket}
        label="Leads to"
        error={errors.to}
        value={to}
        onChange={(typed) => setTo(typed.trim())}
      />
      <Button type="submit" disabled={!canAdd} loading={adding.isPending}>
        Add the redirect
      </Button>
      {adding.isError && (
        <Alert color="red" role="alert" className={styles["Redirects-refused"] ?? ""}>
          {sentenceOf(adding.error)}
        </Alert>
      )}
    </form>
  );
}
