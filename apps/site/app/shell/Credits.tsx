import { TextLink } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";

/** Whom licences ask us to name on the page. No editor may take these out, so they are in no menu. */
export function Credits() {
  const say = useSay();
  return (
    <TextLink href="https://db-ip.com" look="soft">
      {say("footer.places")}
    </TextLink>
  );
}
