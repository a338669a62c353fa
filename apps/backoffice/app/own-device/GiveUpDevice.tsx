import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { whoAmI } from "../calls.ts";
import { CodeForm } from "./CodeForm.tsx";
import { disableTotp } from "./device-calls.ts";

export function GiveUpDevice() {
  const queries = useQueryClient();
  const leaving = useMutation({
    mutationFn: disableTotp,
    onSuccess: () => queries.invalidateQueries({ queryKey: whoAmI.queryKey }),
  });
  return (
    <CodeForm
      label="A code of the device, or a recovery code"
      error={leaving.error}
      onCode={(code) => leaving.mutate(code)}
      button={
        <Button type="submit" color="red" variant="light" size="md" loading={leaving.isPending}>
          Give this device up
        </Button>
      }
    >
      <p>
        A code of your device is asked for when you sign in. To use another device, give this one up
        first.
      </p>
    </CodeForm>
  );
}
