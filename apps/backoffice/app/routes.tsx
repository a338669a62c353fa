import type { QueryClient } from "@tanstack/react-query";
import { createBrowserRouter, redirect, type LoaderFunctionArgs } from "react-router";
import { Refused, whoAmI } from "./calls.ts";
import { UnhandledErrorsPage } from "./errors/UnhandledErrorsPage.tsx";
import { Frame } from "./frame/Frame.tsx";
import { NowherePage } from "./frame/NowherePage.tsx";
import { RouteFailure } from "./frame/RouteFailure.tsx";
import { ChooseMessage } from "./outbox/ChooseMessage.tsx";
import { MessagePage } from "./outbox/MessagePage.tsx";
import { OutboxPage } from "./outbox/OutboxPage.tsx";
import { Waiting } from "./parts/Waiting.tsx";
import { SignInPage } from "./sign-in/SignInPage.tsx";
import { StatusPage } from "./status/StatusPage.tsx";

/** Every address of the console, in reading order. */
export const createConsoleRouter = (queries: QueryClient) =>
  createBrowserRouter([
    { path: "/sign-in", Component: SignInPage },
    {
      path: "/",
      loader: requireStaff(queries),
      shouldRevalidate: () => false,
      Component: Frame,
      ErrorBoundary: RouteFailure,
      HydrateFallback: () => <Waiting rows={6} what="the console" />,
      children: [
        { index: true, Component: StatusPage },
        {
          path: "outbox",
          Component: OutboxPage,
          children: [
            { index: true, Component: ChooseMessage },
            { path: ":message", Component: MessagePage },
          ],
        },
        { path: "errors", Component: UnhandledErrorsPage },
        { path: "*", Component: NowherePage },
      ],
    },
  ]);

/** Comfort only, so that a stranger sees the sign-in and not seven refusals: each call guards itself. */
function requireStaff(queries: QueryClient) {
  return async ({ request }: LoaderFunctionArgs) => {
    try {
      return await queries.ensureQueryData(whoAmI);
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      const { pathname, search } = new URL(request.url);
      throw redirect(signInPath(pathname + search));
    }
  };
}

export const isSignedOut = (error: unknown): boolean =>
  error instanceof Refused && error.problem.code === "not_signed_in";

export function signInPath(wanted: string): string {
  return wanted === "/" ? "/sign-in" : `/sign-in?${new URLSearchParams({ wanted })}`;
}
