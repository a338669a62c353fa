import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";

/** Nobody has to wait for the night to know whether the books are right. */
export function AuditNow() {
  const asking = useMutation({ mutationFn: async () => valueOf(await client.staff.auditBooks()) });
  return (
    <>
      <output>
        {asking.isSuccess && "The whole of the books is being read."}
        {asking.isError && `The audit could not be asked for: ${asking.error.message}`}
      </output>
      <Button variant="default" loading={asking.isPending} onClick={() => asking.mutate()}>
        Audit the books
      </Button>
    </>
  );
}
