import { useSay } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import { PageHead } from "../page-head/PageHead.tsx";
import { useBrand } from "../site.ts";
import type { Route } from "./+types/home";
import { AlreadyHere } from "./AlreadyHere.tsx";
import { Hero } from "./Hero.tsx";
import { Proof } from "./Proof.tsx";

export function loader({ context }: Route.LoaderArgs) {
  context.get(pageFactsContext).declareCacheable();
  return null;
}

/** Only what is true today. Rails of games join between hero and proof as games open. */
export default function Home() {
  const say = useSay();
  const { code } = useBrand();
  return (
    <>
      <PageHead title={say("home.title", { brand: code })} description={say("home.description")} />
      <Hero />
      <AlreadyHere />
      <Proof />
    </>
  );
}
