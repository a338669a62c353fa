import type { ListedStaff } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Answer } from "../parts/Answer.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { CreateStaff } from "./CreateStaff.tsx";
import { staffList } from "./staff-calls.ts";
import styles from "./StaffPage.module.css";
import { StaffRequests } from "./StaffRequests.tsx";
import { StaffRow } from "./StaffRow.tsx";

const isAdministrator = ({ roles, disabled }: ListedStaff) =>
  roles.includes("administrator") && !disabled;

export function StaffPage() {
  const query = useQuery(staffList);
  const [isMaking, setIsMaking] = useState(false);
  return (
    <Page
      title="Staff"
      actions={
        <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setIsMaking(true)}>
          New login
        </Button>
      }
    >
      <StaffRequests />
      <Answer query={query} loading={<Waiting rows={5} what="staff" />}>
        {(everybody) => (
          <>
            {everybody.filter(isAdministrator).length < 2 && (
              <p className={styles["Staff-alone"]}>
                There is one administrator, and new logins take two: whoever owns the database makes
                another with <code>npm run staff -- recover</code>.
              </p>
            )}
            <ul className={styles.Staff}>
              {everybody.map((member) => (
                <StaffRow key={member.id} member={member} />
              ))}
            </ul>
          </>
        )}
      </Answer>
      {isMaking && <CreateStaff onDone={() => setIsMaking(false)} />}
    </Page>
  );
}
