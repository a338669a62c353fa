import type { Agreements } from "@croupier/contracts";
import { Badge, Panel, Skeleton, TextLink, Time } from "@croupier/ui";
import { useQuery } from "@tanstack/react-query";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { useSay } from "../language/Words.context.tsx";
import { Facts, Part } from "../parts/PartPage.tsx";
import styles from "./ConsentsPart.module.css";
import { profileQuery } from "../profile/profile-query.ts";

const pages: { readonly [Kind in Agreements["consents"][number]["kind"]]?: string } = {
  terms: "/pages/terms",
  privacy: "/pages/privacy",
};

const kinds = ["terms", "privacy", "marketing"] as const;

/** What the player agreed to: which text, in which version, on which day. */
export function ConsentsPart({ session }: { session: string }) {
  const say = useSay();
  const { data } = useQuery({
    // Below the profile: whoever changes the word about offers changes this as well.
    queryKey: [...profileQuery(session).queryKey, "agreements"],
    queryFn: async ({ signal }) =>
      valueOf(await client.account.agreements({ params: { session }, query: {}, signal })),
  });
  if (data === undefined) {
    return (
      <Panel aria-busy="true">
        <Skeleton shape="block" blockSize="160px" />
      </Panel>
    );
  }
  const facts = kinds.flatMap((kind) => {
    const consent = data.consents.find((one) => one.kind === kind);
    if (consent === undefined) return [];
    const word = <Consent key={kind} {...consent} page={pages[kind]} />;
    return [[say(`preferences.consent.${kind}`), word] as const];
  });
  return (
    <Part title={say("preferences.consents")} intro={say("preferences.consentsIntro")}>
      <Facts facts={facts} />
    </Part>
  );
}

function Consent({
  given,
  version,
  at,
  page,
}: Agreements["consents"][number] & { page: string | undefined }) {
  const say = useSay();
  const text = version === null ? undefined : say("preferences.consent.version", { version });
  return (
    <span className={styles["ConsentsPart-word"]}>
      <Badge tone={given ? "good" : "plain"}>
        {say(given ? "preferences.consent.yes" : "preferences.consent.no")}
      </Badge>
      <Time at={at} show="date" />
      {text !== undefined && page !== undefined && <TextLink href={page}>{text}</TextLink>}
      {text !== undefined && page === undefined && <span>{text}</span>}
    </span>
  );
}
