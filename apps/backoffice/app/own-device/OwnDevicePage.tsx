import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { signOut, whoAmI } from "../calls.ts";
import { Answer } from "../parts/Answer.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { EnrolDevice } from "./EnrolDevice.tsx";
import { GiveUpDevice } from "./GiveUpDevice.tsx";
import styles from "./OwnDevicePage.module.css";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

/** Stands outside of the frame: until it is done, the frame could show nothing. */
export function OwnDevicePage() {
  const query = useQuery(whoAmI);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <main className={styles.OwnDevice}>
      <title>Second factor · Croupier console</title>
      <div className={styles["OwnDevice-card"]}>
        <h1 className={styles["OwnDevice-title"]}>Second factor</h1>
        <Answer query={query} loading={<Waiting rows={3} what="your account" />}>
          {(me) =>
            codes !== undefined ? (
              <RecoveryCodes codes={codes} />
            ) : me.secondFactor === "on" ? (
              <GiveUpDevice />
            ) : (
              <EnrolDevice isRequired={me.secondFactor === "required"} onCodes={setCodes} />
            )
          }
        </Answer>
        <Ways isLocked={query.data?.secondFactor === "required" && codes === undefined} />
      </div>
    </main>
  );
}

/** Back into the console, or, for whom it is not open yet, out. */
function Ways({ isLocked }: { isLocked: boolean }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  if (!isLocked) {
    return (
      <Link className={styles["OwnDevice-link"] ?? ""} to="/">
        To the console
      </Link>
    );
  }
  return (
    <Button
      variant="subtle"
      onClick={async () => {
        await signOut().catch(() => {});
        queries.clear();
        await navigate("/sign-in");
      }}
    >
      Sign out
    </Button>
  );
}
