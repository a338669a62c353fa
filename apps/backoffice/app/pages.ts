import type { RouteObject } from "react-router";

/** Every address inside the frame, in reading order. A page is loaded when somebody goes there. */
export const pages: RouteObject[] = [
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
    path: "reviews",
    lazy: { Component: async () => (await import("./reviews/ReviewsPage.tsx")).ReviewsPage },
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
      Component: async () => (await import("./errors/UnhandledErrorsPage.tsx")).UnhandledErrorsPage,
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
    path: "affiliates",
    lazy: {
      Component: async () => (await import("./affiliates/AffiliatesPage.tsx")).AffiliatesPage,
    },
  },
  {
    path: "providers",
    lazy: {
      Component: async () => (await import("./providers/ProvidersPage.tsx")).ProvidersPage,
    },
  },
  {
    path: "maintenance",
    lazy: {
      Component: async () => (await import("./maintenance/MaintenancePage.tsx")).MaintenancePage,
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
    path: "players",
    lazy: { Component: async () => (await import("./players/PlayersPage.tsx")).PlayersPage },
  },
  {
    path: "players/erasures",
    lazy: { Component: async () => (await import("./players/ErasuresPage.tsx")).ErasuresPage },
  },
  {
    path: "players/resets",
    lazy: { Component: async () => (await import("./players/ResetsPage.tsx")).ResetsPage },
  },
  {
    path: "players/:player",
    lazy: { Component: async () => (await import("./players/PlayerPage.tsx")).PlayerPage },
  },
  {
    path: "tickets",
    lazy: { Component: async () => (await import("./tickets/TicketsPage.tsx")).TicketsPage },
  },
  {
    path: "tickets/:ticket",
    lazy: { Component: async () => (await import("./tickets/TicketPage.tsx")).TicketPage },
  },
  {
    path: "verification",
    lazy: { Component: async () => (await import("./verification/QueuePage.tsx")).QueuePage },
  },
  {
    path: "verification/rules",
    lazy: { Component: async () => (await import("./verification/RulesPage.tsx")).RulesPage },
  },
  {
    path: "verification/:player/:documentType",
    lazy: {
      Component: async () => (await import("./verification/DocumentPage.tsx")).DocumentPage,
    },
  },
  {
    path: "withdrawals",
    lazy: {
      Component: async () => (await import("./withdrawals/WithdrawalsPage.tsx")).WithdrawalsPage,
    },
    children: [
      {
        path: ":withdrawal",
        lazy: {
          Component: async () => (await import("./withdrawals/CasePanel.tsx")).CasePanel,
        },
      },
    ],
  },
  {
    path: "deposits",
    lazy: { Component: async () => (await import("./treasury/DepositsPage.tsx")).DepositsPage },
  },
  {
    path: "deposits/:deposit",
    lazy: { Component: async () => (await import("./treasury/DepositPage.tsx")).DepositPage },
  },
  {
    path: "reversals",
    lazy: { Component: async () => (await import("./treasury/ReversalsPage.tsx")).ReversalsPage },
  },
  {
    path: "adjustments",
    lazy: {
      Component: async () => (await import("./treasury/AdjustmentsPage.tsx")).AdjustmentsPage,
    },
  },
  {
    path: "house-accounts",
    lazy: {
      Component: async () => (await import("./treasury/HouseAccountsPage.tsx")).HouseAccountsPage,
    },
  },
  {
    path: "settlements",
    lazy: {
      Component: async () => (await import("./treasury/SettlementsPage.tsx")).SettlementsPage,
    },
  },
  {
    path: "games",
    lazy: { Component: async () => (await import("./games/GamesPage.tsx")).GamesPage },
  },
  {
    path: "games/:game",
    lazy: { Component: async () => (await import("./games/GamePage.tsx")).GamePage },
  },
  {
    path: "jackpots",
    lazy: { Component: async () => (await import("./jackpots/JackpotsPage.tsx")).JackpotsPage },
  },
  {
    path: "jackpots/:jackpot/:currency",
    lazy: { Component: async () => (await import("./jackpots/JackpotPage.tsx")).JackpotPage },
  },
  {
    path: "rounds",
    lazy: { Component: async () => (await import("./rounds/RoundsPage.tsx")).RoundsPage },
  },
  {
    path: "rounds/:round",
    lazy: { Component: async () => (await import("./rounds/RoundPage.tsx")).RoundPage },
  },
  {
    path: "players/:player/seeds",
    lazy: { Component: async () => (await import("./rounds/SeedsPage.tsx")).SeedsPage },
  },
  {
    path: "free-rounds",
    lazy: {
      Component: async () => (await import("./free-rounds/FreeRoundsPage.tsx")).FreeRoundsPage,
    },
  },
  {
    path: "game-performance",
    lazy: {
      Component: async () =>
        (await import("./game-performance/PerformancePage.tsx")).PerformancePage,
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
];
