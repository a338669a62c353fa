import type { QueryClient } from "@tanstack/react-query";
import { createBrowserRouter, redirect, type LoaderFunctionArgs } from "react-router";
import { Refused, whoAmI } from "./calls.ts";
import { Frame } from "./frame/Frame.tsx";
import { RouteFailure } from "./frame/RouteFailure.tsx";
import { Waiting } from "./parts/Waiting.tsx";
import { SignInPage } from "./sign-in/SignInPage.tsx";

/** Where a member of staff sets up a device for codes; outside of the frame, which could show nothing yet. */
const ownDevicePath = "/own-device";

/** Every address of the console, in reading order. A page is loaded when somebody goes there. */
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
      children: [
        {
          index: true,
          lazy: { Component: async () => (await import("./status/StatusPage.tsx")).StatusPage },
        },
        {
          path: "content",
          lazy: { Component: async () => (await import("./content/PagesPage.tsx")).PagesPage },
        },
        {
          path: "content/new",
          lazy: { Component: async () => (await import("./forms/NewEntryPage.tsx")).NewEntryPage },
        },
        {
          path: "content/:entry",
          lazy: { Component: async () => (await import("./forms/EntryPage.tsx")).EntryPage },
        },
        {
          path: "menus",
          lazy: { Component: async () => (await import("./menus/MenusPage.tsx")).MenusPage },
        },
        {
          path: "categories",
          lazy: {
            Component: async () => (await import("./categories/CategoriesPage.tsx")).CategoriesPage,
          },
        },
        {
          path: "slideshows",
          lazy: {
            Component: async () => (await import("./content/SlideshowsPage.tsx")).SlideshowsPage,
          },
        },
        {
          path: "help-centre",
          lazy: {
            Component: async () => (await import("./content/HelpCentrePage.tsx")).HelpCentrePage,
          },
        },
        {
          path: "redirects",
          lazy: {
            Component: async () => (await import("./redirects/RedirectsPage.tsx")).RedirectsPage,
          },
        },
        {
          path: "schedule",
          lazy: {
            Component: async () => (await import("./schedule/SchedulePage.tsx")).SchedulePage,
          },
        },
        {
          path: "outbox",
          lazy: { Component: async () => (await import("./outbox/OutboxPage.tsx")).OutboxPage },
          children: [
            {
              index: true,
              lazy: {
                Component: async () => (await import("./outbox/ChooseMessage.tsx")).ChooseMessage,
              },
            },
            {
              path: ":message",
              lazy: {
                Component: async () => (await import("./outbox/MessagePage.tsx")).MessagePage,
              },
            },
          ],
        },
        {
          path: "errors",
          lazy: {
            Component: async () =>
              (await import("./errors/UnhandledErrorsPage.tsx")).UnhandledErrorsPage,
          },
        },
        {
          path: "content/:entry/edit",
          lazy: { Component: async () => (await import("./editor/PageEditor.tsx")).PageEditor },
        },
        {
          path: "media",
          lazy: { Component: async () => (await import("./media/MediaPage.tsx")).MediaPage },
        },
        {
          path: "configuration",
          lazy: {
            Component: async () =>
              (await import("./configuration/ConfigurationPage.tsx")).ConfigurationPage,
          },
        },
        {
          path: "maintenance",
          lazy: {
            Component: async () =>
              (await import("./maintenance/MaintenancePage.tsx")).MaintenancePage,
          },
        },
        {
          path: "help-feedback",
          lazy: {
            Component: async () =>
              (await import("./help-feedback/HelpFeedbackPage.tsx")).HelpFeedbackPage,
          },
        },
        {
          path: "audit",
          lazy: { Component: async () => (await import("./audit/AuditPage.tsx")).AuditPage },
        },
        {
          path: "staff",
          lazy: { Component: async () => (await import("./staff/StaffPage.tsx")).StaffPage },
        },
        {
          path: "transfer",
          lazy: {
            Component: async () => (await import("./transfer/TransferPage.tsx")).TransferPage,
          },
        },
        {
          path: "*",
          lazy: { Component: async () => (await import("./frame/NowherePage.tsx")).NowherePage },
        },
      ],
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
