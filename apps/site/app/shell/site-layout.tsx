import { loadEveryView } from "@croupier/blocks/view";
import { SkipLink } from "@croupier/ui";
import type { ReactNode } from "react";
import { Outlet } from "react-router";

import type { Route } from "./+types/site-layout";
import { PlayDoor } from "../casino/play/PlayDoor.tsx";
import { LateErrorPage } from "../errors/LateErrorPage.tsx";
import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { useFocusOnNavigation } from "../navigation/focus-on-navigation.ts";
import { useFollowLinks } from "../navigation/follow-links.ts";
import { PageFade } from "../navigation/PageFade.tsx";
import { RouteProgress } from "../navigation/RouteProgress.tsx";
import type { PageHandle } from "../page-handle.ts";
import { BottomBar } from "./BottomBar.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { RegionBlocks } from "./RegionBlocks.tsx";

/** What stands around a page may hold blocks, and blocks say a few words of the house. */
const areas = ["content"] as const;

export const handle: PageHandle = { messages: areas };

/** A page that is drawn in the browser is drawn whole: the views of its blocks come with its data. */
const bringViews: Route.ClientMiddlewareFunction = async (_request, next) => {
  const [answers] = await Promise.all([next(), loadEveryView()]);
  return answers;
};

export const clientMiddleware = [bringViews];

export default function SiteLayout() {
  return (
    <WithMessages areas={areas}>
      <Frame>
        <PageFade>
          <Outlet />
        </PageFade>
      </Frame>
    </WithMessages>
  );
}

/** What a page throws is shown in its own place; the bars around it stay. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <WithMessages areas={areas}>
      <Frame>
        <LateErrorPage error={error} />
      </Frame>
    </WithMessages>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const say = useSay();
  const content = useFocusOnNavigation();
  useFollowLinks();
  return (
    <>
      <SkipLink to="content">{say("page.skip")}</SkipLink>
      <RouteProgress />
      <RegionBlocks name="miniHeader" />
      <Header />
      <RegionBlocks name="header" />
      <RegionBlocks name="channelHeader" />
      <div id="player-alerts" />
      <main id="content" ref={content} tabIndex={-1}>
        <PlayDoor />
        {children}
      </main>
      <RegionBlocks name="channelFooter" />
      <Footer />
      <BottomBar />
    </>
  );
}
