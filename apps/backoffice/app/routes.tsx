import type { QueryClient } from "@tanstack/react-query";
import { createBrowserRouter, redirect, type LoaderFunctionArgs } from "react-router";
import { Refused, whoAmI } from "./calls.ts";
import { Frame } from "./frame/Frame.tsx";
import { RouteFailure } from "./frame/RouteFailure.tsx";
import { pages } from "./pages.ts";
import { Waiting } from "./parts/Waiting.tsx";
import { SignInPage } from "./sign-in/SignInPage.tsx";

/** Where a member of staff sets up a device for codes; outside of the frame, which could show nothing yet. */
const ownDevicePath = "/own-device";

/** The doors of the console, and behind them its pages. */
export const createConsoleRouter = (queries: QueryClient) =>
  createBrowserRouter([
    { path: "/sign-in", Component: SignInPage },
    {
      path: ownDevicePath,
      loader: requireStaff(queries),
      lazy: {
        Component: async () => (await import("./own-device/OwnDevicePage.tsx")).OwnDevicePage,
      },
      HydrateFallback: () => <Waiting rows={6} what="the console" />,
    },
    {
      path: "/",
      loader: requireStaff(queries),
      shouldRevalidate: () => false,
      Component: Frame,
      ErrorBoundary: RouteFailure,
      HydrateFallback: () => <Waiting rows={6} what="the console" />,
      children: pages,
    },
  ]);

/** Comfort only, so that a stranger sees the sign-in and not seven refusals: each call guards itself. */
function requireStaff(queries: QueryClient) {
  return async ({ request }: LoaderFunctionArgs) => {
    try {
      const me = await queries.ensureQueryData(whoAmI);
      const { pathname } = new URL(request.url);
      // Until a device is set up, every other call is refused.
      if (me.secondFactor === "required" && pathname !== ownDevicePath) {
        throw redirect(ownDevicePath);
      }
      return me;
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
