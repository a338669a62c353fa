import { takesTwo, type ListedStaff, type StaffChange, type StaffRole } from "@croupier/contracts";
import { Button, MultiSelect } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { whoAmI } from "../calls.ts";
import { ExactMoment, Moment } from "../parts/Moment.tsx";
import { Tag } from "../parts/Tag.tsx";
import { Refusal } from "../sign-in/Refusal.tsx";
import { AskSecond } from "./AskSecond.tsx";
import { DescribeStaff } from "./DescribeStaff.tsx";
import { roleChoices, rolesIn } from "./role-choices.ts";
import { closeLogin, setStaffRoles, staffKey } from "./staff-calls.ts";
import styles from "./StaffPage.module.css";

/** Names of the changes that take a second administrator; roles are those that were chosen. */
type Asking = "password" | "device" | "open" | StaffRole[];

/** One member of staff. What is taken here is gone at their next request; what is given takes two. */
export function StaffRow({ member }: { member: ListedStaff }) {
  const queries = useQueryClient();
  const { data: me } = useQuery(whoAmI);
  const [asking, setAsking] = useState<Asking>();
  const refresh = { onSettled: () => queries.invalidateQueries({ queryKey: staffKey }) };
  const giving = useMutation({
    mutationFn: (roles: StaffRole[]) => setStaffRoles({ member: member.id, roles }),
    ...refresh,
  });
  const closing = useMutation({ mutationFn: () => closeLogin(member.id), ...refresh });
  const isMe = member.id === me?.id;
  function choose(chosen: readonly string[]): void {
    const roles = rolesIn(chosen);
    if (takesTwo(member.roles, roles)) setAsking(roles);
    else giving.mutate(roles);
  }
  return (
    <li className={styles["Staff-row"]} data-disabled={member.disabled}>
      <div>
        <h2 className={styles["Staff-name"]}>{member.name}</h2>
        <p className={styles["Staff-login"]}>
          {member.login}, since <Moment at={member.createdAt} />
        </p>
        <Tags of={member} isMe={isMe} />
      </div>
      <div>
        <MultiSelect
          label="Roles"
          aria-label={`Roles of ${member.name}`}
          data={roleChoices}
          placeholder={member.roles.length === 0 ? "May look at what all of staff may" : ""}
          value={giving.isPending ? giving.variables : [...member.roles]}
          disabled={giving.isPending}
          onChange={choose}
        />
        <Refusal error={giving.error ?? closing.error} />
      </div>
      <div className={styles["Staff-acts"]}>
        {!member.known && <DescribeStaff member={member} />}
        {!isMe && !member.disabled && (
          <Button variant="default" onClick={() => setAsking("password")}>
            New password
          </Button>
        )}
        {!isMe && !member.disabled && member.secondFactor && (
          <Button variant="default" onClick={() => setAsking("device")}>
            Forget the device
          </Button>
        )}
        {!isMe && member.disabled && (
          <Button variant="default" onClick={() => setAsking("open")}>
            Open the login
          </Button>
        )}
        {!isMe && !member.disabled && (
          <Button
            variant="light"
            color="red"
            loading={closing.isPending}
            onClick={() => closing.mutate()}
          >
            Close the login
          </Button>
        )}
      </div>
      {asking !== undefined && (
        <Question of={member} asking={asking} onDone={() => setAsking(undefined)} />
      )}
    </li>
  );
}

function Tags({ of: member, isMe }: { of: ListedStaff; isMe: boolean }) {
  return (
    <div className={styles["Staff-tags"]}>
      {isMe && <Tag tone="accent">You</Tag>}
      {member.disabled && <Tag tone="bad">Closed</Tag>}
      {!member.known && <Tag tone="warn">Nobody said who it is</Tag>}
      {member.oneTimeUntil !== null && <Tag tone="warn">One-time sign-in</Tag>}
      {member.moneyFrom !== null && (
        <Tag tone="quiet">
          No money until <ExactMoment at={member.moneyFrom} />
        </Tag>
      )}
      {member.secondFactor ? (
        <Tag tone="good">Second factor</Tag>
      ) : (
        <Tag tone="warn">Password only</Tag>
      )}
    </div>
  );
}

function Question({
  of: { id: member, name },
  asking,
  onDone,
}: {
  of: ListedStaff;
  asking: Asking;
  onDone: () => void;
}) {
  if (typeof asking !== "string") {
    const change: StaffChange = { kind: "roles", member, roles: asking };
    return (
      <AskSecond change={change} title={`Other roles for ${name}?`} onDone={onDone}>
        They may then move money, or make staff. Money waits for a day.
      </AskSecond>
    );
  }
  const { title, words } = questions[asking];
  return (
    <AskSecond change={{ kind: asking, member }} title={title(name)} onDone={onDone}>
      {words}
    </AskSecond>
  );
}

const questions = {
  password: {
    title: (name: string) => `A new password for ${name}?`,
    words: "The old one stops working, and everything they have open is signed out.",
  },
  device: {
    title: (name: string) => `Forget the device of ${name}?`,
    words: "Its codes and recovery codes stop working, and they are signed out everywhere.",
  },
  open: {
    title: (name: string) => `Open the login of ${name} again?`,
    words: "They come in with their password and their roles, as before.",
  },
} as const;
