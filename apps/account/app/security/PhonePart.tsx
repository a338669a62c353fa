import { Badge } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import { Part } from "../parts/PartPage.tsx";
import { PhoneForm } from "./PhoneForm.tsx";
import { usePhone } from "./two-factor-query.ts";

/** The number, whether it is known to be the player's, and the way to another one. */
export function PhonePart() {
  const say = useSay();
  const { data } = usePhone();
  return (
    <Part
      title={say("security.phone.title")}
      badge={
        data && (
          <Badge tone={data.status === "VALIDATED" ? "good" : "warn"}>
            {say(`security.phone.${data.status}`)}
          </Badge>
        )
      }
      {...(data?.phone && { intro: data.phone })}
    >
      <PhoneForm />
    </Part>
  );
}
