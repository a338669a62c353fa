import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** The case of letters counts, so that a page has one address. */
const page = (path: string, file: string) => route(path, file, { caseSensitive: true });

/** Every address of the site, in reading order. Links are built with `href()` against this table. */
export default [
  layout("shell/site-layout.tsx", [
    index("home/home.tsx"),

    page("error/not-found", "errors/not-found.tsx"),
    page("error/internal-server", "errors/internal-server.tsx"),

    page("casino", "casino/lobby.tsx"),
    page("casino/:category", "casino/category.tsx"),
    page("casino/:category/:subcategory", "casino/subcategory.tsx"),
    page("casino/:category/:subcategory/:slug", "casino/game.tsx"),
    page("my-games", "my-games/my-games.tsx"),
    page("account/*", "account/account.tsx"),
    page("validation-code/validatePhone", "phone/validate-phone.tsx"),
    page("validate-document", "documents/validate-document-page.tsx"),
    page("blocked-document-status", "documents/blocked-document-page.tsx"),

    page("verify", "verify/verify.tsx"),
    page("contact", "contact/contact.tsx"),
    page("become-an-affiliate", "affiliates/become-an-affiliate.tsx"),

    layout("help/help-layout.tsx", [
      page("help/search-content", "help/help-search.tsx"),
      page("help/:section", "help/help-section.tsx"),
      page("help/:section/:slug", "help/help-article.tsx"),
    ]),
    // Where any other page of content stands is content itself: /pages/*, /help/*, /{slug} ...
    route("*", "content/content-page.tsx"),
  ]),

  layout("entrance/entrance-layout.tsx", [
    page("login", "sign-in/sign-in.tsx"),
    page("login/forgotten", "password/forgotten.tsx"),
    page("login/new-password", "password/new-password.tsx"),
    page("confirm-email", "email-link/confirm-email.tsx"),
    page("join", "join/join.tsx"),
  ]),
  page("welcome/:code", "join/welcome.tsx"),

  page("offline", "offline/offline.tsx"),
  page("maintenance", "maintenance/maintenance.tsx"),
] satisfies RouteConfig;
