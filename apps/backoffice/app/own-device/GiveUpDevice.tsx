import { Button, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { whoAmI } from "../calls.ts";
import { Refusal } from "../sign-in/Refusal.tsx";
import { disableTotp } from "./device-calls.ts";
import styles from "./OwnDevicePage.module.css";

export function GiveUpDevice() {
  const queries = useQueryClient();
  const leaving = useMutation({
    mutationFn: disableTotp,
    onSuccess: () => queries.invalidateQueries({ queryKey: whoAmI.queryKey }),
  });
  return (
    <form
      className={styles["OwnDevice-form"]}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        leaving.mutate(String(typed.get("code") ?? ""));
      }}
    >
      <p>
        A code of your device is asked for when you sign in. To use another device, give this one up
        first.
      </p>
      <Refusal error={leaving.error} />
      <TextInput
        label="A code of the device, or a recovery code"
        name="code"
        autoComplete="one-time-code"
        size="md"
        required
        withAsterisk={false}
      />
      <Button type="submit" color="red" variant="light" size="md" loading={leaving.isPending}>
        Give this device up
      </Button>
    </form>
  );
}
