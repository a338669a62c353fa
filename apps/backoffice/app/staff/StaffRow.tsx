import type { ListedStaff, StaffRole } from "@croupier/contracts";
import { Button, MultiSelect } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { whoAmI } from "../calls.ts";
import { Moment } from "../parts/Moment.tsx";
import { Tag } from "../parts/Tag.tsx";
import { Refusal } from "../sign-in/Refusal.tsx";
import { DescribeStaff } from "./DescribeStaff.tsx";
import { RenewPassword } from "./RenewPassword.tsx";
import { roleChoices, rolesIn } from "./role-choices.ts";
import { disableStaff, resetStaffTotp, setStaffRoles, staffList } from "./staff-calls.ts";
import styles from "./StaffPage.module.css";

/** One member of staff. What is changed here holds at their next request. */
export function StaffRow({ member }: { member: ListedStaff }) {
  const queries = useQueryClient();
  const { data: me } = useQuery(whoAmI);
  const refresh = { onSettled: () => queries.invalidateQueries({ queryKey: staffList.queryKey }) };
  const giving = useMutation({
    mutationFn: (roles: StaffRole[]) => setStaffRoles({ member: member.id, roles }),
    ...refresh,
  });
  const closing = useMutation({
    mutationFn: () => disableStaff({ member: member.id, disabled: !member.disabled }),
    ...refresh,
  });
  const forgetting = useMutation({ mutationFn: () => resetStaffTotp(member.id), ...refresh });
  const error = giving.error ?? closing.error ?? forgetting.error;
  return (
    <li className={styles["Staff-row"]} data-disabled={member.disabled}>
      <div>
        <h2 className={styles["Staff-name"]}>{member.name}</h2>
        <p className={styles["Staff-login"]}>
          {member.login}, since <Moment at={member.createdAt} />
        </p>
        <div className={styles["Staff-tags"]}>
          {member.id === me?.id && <Tag tone="accent">You</Tag>}
          {member.disabled && <Tag tone="bad">Closed</Tag>}
          {!member.known && <Tag tone="warn">Nobody said who it is</Tag>}
          {member.secondFactor ? (
            <Tag tone="good">Second factor</Tag>
          ) : (
            <Tag tone="warn">Password only</Tag>
          )}
        </div>
      </div>
      <div>
        <MultiSelect
          label="Roles"
          aria-label={`Roles of ${member.name}`}
          data={roleChoices}
          placeholder={member.roles.length === 0 ? "May look at what all of staff may" : ""}
          value={giving.isPending ? giving.variables : [...member.roles]}
          disabled={giving.isPending}
          onChange={(chosen) => giving.mutate(rolesIn(chosen))}
        />
        <Refusal error={error} />
      </div>
      <div className={styles["Staff-acts"]}>
        {!member.known && <DescribeStaff member={member} />}
        {member.id !== me?.id && !member.disabled && <RenewPassword member={member} />}
        {member.secondFactor && (
          <Button
            variant="default"
            loading={forgetting.isPending}
            onClick={() => forgetting.mutate()}
          >
            Forget the device
          </Button>
        )}
        {member.id !== me?.id && (
          <Button
            variant={member.disabled ? "default" : "light"}
            color={member.disabled ? "gray" : "red"}
            loading={closing.isPending}
            onClick={() => closing.mutate()}
          >
            {member.disabled ? "Open the login" : "Close the login"}
          </Button>
        )}
      </div>
    </li>
  );
}
