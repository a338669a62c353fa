import type { PhoneState } from "@croupier/contracts";
import { Alert, Button, Skeleton } from "@croupier/ui";
import { QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { href } from "react-router";

import { useSay } from "../language/Messages.context.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { NumberForm } from "./NumberForm.tsx";
import { phoneKey, useOwnPhone } from "./phone-queries.ts";
import styles from "./ValidatePhone.module.css";

/** One step at a time: the number, the code, done. */
export function ValidatePhone() {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <Steps />
    </QueryClientProvider>
  );
}

function Steps() {
  const say = useSay();
  const { data, isError, refetch } = useOwnPhone();
  if (isError) {
    const again = <Button onClick={() => void refetch()}>{say("phone.again")}</Button>;
    return <Alert tone="bad" urgent title={say("phone.unreachable")} action={again} />;
  }
  if (data === undefined) return <Skeleton shape="block" blockSize="10rem" />;
  return <Step session={data.session} phone={data.phone} />;
}

function Step({ session, phone }: { session: string; phone: PhoneState }) {
  const queries = useQueryClient();
  const [otherNumber, setOtherNumber] = useState(false);
  const [typed, setTyped] = useState<string>();
  const keep = (next: PhoneState) => queries.setQueryData(phoneKey, { session, phone: next });

  if (phone.status === "VALIDATED") return <Done phone={phone.phone ?? ""} />;
  if (phone.status === "PENDING" && !otherNumber) {
    return (
      <CodeForm
        key={phone.pendingPhone}
        session={session}
        phone={phone}
        typed={typed}
        onChange={keep}
        onOtherNumber={() => setOtherNumber(true)}
      />
    );
  }
  return (
    <NumberForm
      session={session}
      phone={phone}
      onSent={(sent, number) => {
        setTyped(number);
        setOtherNumber(false);
        keep({
          ...phone,
          status: "PENDING",
          pendingPhone: sent.phone,
          resendInSeconds: sent.resendInSeconds,
        });
      }}
    />
  );
}

function Done({ phone }: { phone: string }) {
  const say = useSay();
  return (
    <div className={styles["ValidatePhone-step"]}>
      <Alert tone="good" urgent title={say("phone.done", { phone })} />
      <div>
        <Button look="action" href={href("/account/*", { "*": "" })}>
          {say("phone.toAccount")}
        </Button>
      </div>
    </div>
  );
}
