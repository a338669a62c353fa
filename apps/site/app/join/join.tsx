import { Button, EmptyState } from "@croupier/ui";
import { href } from "react-router";

import type { Route } from "./+types/join";
import { leaveIfSignedIn } from "../entrance/leave-if-signed-in.ts";
import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import type { PageHandle } from "../page-handle.ts";
import { PageHead } from "../page-head/PageHead.tsx";
import { servicesContext } from "../services.ts";
import { JoinFunnel } from "./JoinFunnel.tsx";

const areas = ["join"] as const;

export const handle: PageHandle = { messages: areas };

export async function loader({ context }: Route.LoaderArgs) {
  leaveIfSignedIn(context);
  const facts = context.get(pageFactsContext);
  facts.declareCacheable();
  const { brandCode, language } = facts;
  const services = context.get(servicesContext);
  const { currencies, defaultCurrency, countryCode, affiliates, closed } =
    await services.readSiteConfiguration({ brandCode, language });
  const closure = closed.find(({ product }) => product === "registration");
  const referralDays = affiliates.tokenExpiryDays;
  const closedBecause = closure?.reason;
  const terms = services.readJoiningTerms();
  return { currencies, defaultCurrency, countryCode, referralDays, terms, closedBecause };
}

/** A step further is another address, and the offer stays the same. */
export function shouldRevalidate() {
  return false;
}

export default function Join({ loaderData }: Route.ComponentProps) {
  return (
    <WithMessages areas={areas}>
      <Joining offer={loaderData} />
    </WithMessages>
  );
}

function Joining({ offer }: { offer: Route.ComponentProps["loaderData"] }) {
  const say = useSay();
  const { closedBecause } = offer;
  return (
    <>
      <PageHead title={say("join.title")} description={say("join.description")} />
      {closedBecause === undefined ? (
        <JoinFunnel offer={offer} />
      ) : (
        <EmptyState
          heading="h1"
          title={say("join.closed")}
          action={<Button href={href("/login")}>{say("join.signInInstead")}</Button>}
        >
          {closedBecause}
        </EmptyState>
      )}
    </>
  );
}
