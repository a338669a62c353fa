import { ContainerRow, TextLink } from "@croupier/ui";
import { href } from "react-router";

import type { Route } from "./+types/contact";
import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import type { PageHandle } from "../page-handle.ts";
import { PageHead } from "../page-head/PageHead.tsx";
import { servicesContext } from "../services.ts";
import styles from "./contact.module.css";
import { ContactForm } from "./ContactForm.tsx";
import { readAbout, type About } from "./message-to-us.ts";

const areas = ["contact", "problems"] as const;

export const handle: PageHandle = { messages: areas };

export async function loader({ context }: Route.LoaderArgs) {
  const { brandCode, language, wholeQuery } = context.get(pageFactsContext);
  const site = await context.get(servicesContext).readSiteConfiguration({ brandCode, language });
  return { answerHours: site.supportAnswerHours, about: readAbout(wholeQuery()) };
}

/** Where a person is reached: how soon they answer stands before the form. */
export default function Contact({ loaderData }: Route.ComponentProps) {
  return (
    <WithMessages areas={areas}>
      <Writing {...loaderData} />
    </WithMessages>
  );
}

function Writing({ answerHours, about }: { answerHours: number; about: About }) {
  const say = useSay();
  const promise = say("contact.intro", { hours: String(answerHours) });
  return (
    <ContainerRow className={styles["Contact"]}>
      <PageHead title={say("contact.title")} description={promise} />
      <h1>{say("contact.title")}</h1>
      <p className={styles["Contact-promise"]}>{promise}</p>
      <p className={styles["Contact-soft"]}>
        <TextLink href="/help">{say("contact.help")}</TextLink>{" "}
        <TextLink href={href("/account/*", { "*": "take-a-break" })}>
          {say("contact.stop")}
        </TextLink>
      </p>
      <ContactForm answerHours={answerHours} about={about} />
    </ContainerRow>
  );
}
