import type { Profile } from "@croupier/contracts";
import { expectedPostalCode } from "@croupier/contracts/postal-codes";
import { Alert, Button, TextInput } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { useSay } from "../language/Words.context.tsx";
import { Part } from "../parts/PartPage.tsx";
import { useChangeProfile } from "./use-change-profile.tsx";

const fields = [
  { name: "line1", autoComplete: "address-line1", required: true, maxLength: 120 },
  { name: "line2", autoComplete: "address-line2", required: false, maxLength: 120 },
  { name: "city", autoComplete: "address-level2", required: true, maxLength: 80 },
  { name: "postalCode", autoComplete: "postal-code", required: true, maxLength: 16 },
] as const;

/** Where the player lives, within the country that decides which law holds. */
export function AddressPart({ address }: { address: Profile["address"] }) {
  const say = useSay();
  const { change, busy, done, refused, dialog } = useChangeProfile();
  const [expected, setExpected] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? "").trim();
    const line2 = text("line2");
    const postalCode = text("postalCode");
    const example = expectedPostalCode(address.countryCode, postalCode);
    setExpected(example);
    if (example !== undefined) {
      return event.currentTarget.querySelector<HTMLInputElement>("[name=postalCode]")?.focus();
    }
    await change({
      address: {
        line1: text("line1"),
        line2: line2 === "" ? null : line2,
        city: text("city"),
        postalCode,
      },
    });
  }

  return (
    <Part title={say("profile.address")} intro={say("profile.addressIntro")}>
      {done && <Alert tone="good" urgent title={say("profile.saved")} />}
      {refused !== undefined && <Alert tone="bad" urgent title={refused} />}
      <form method="post" onSubmit={(event) => void submit(event)}>
        {fields.map(({ name, ...field }) => (
          <TextInput
            key={name}
            name={name}
            {...field}
            label={say(`profile.field.${name}`)}
            optional={field.required ? undefined : say("profile.optional")}
            {...(name === "postalCode" &&
              expected !== undefined && {
                error: say("profile.postalCode.like", { example: expected }),
              })}
            defaultValue={address[name] ?? ""}
          />
        ))}
        <Button type="submit" look="action" busy={busy}>
          {say("profile.saveAddress")}
        </Button>
      </form>
      {dialog}
    </Part>
  );
}
