import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** Every address of the site, in reading order. Links are built with `href()` against this table. */
export default [
  layout("shell/site-layout.tsx", [
    index("home/home.tsx"),

    route("error/not-found", "errors/not-found.tsx"),
    route("error/internal-server", "errors/internal-server.tsx"),
    route("*", "errors/unknown-page.tsx"),
  ]),

  layout("entrance/entrance-layout.tsx", [
    route("login", "sign-in/sign-in.tsx"),
    route("join", "join/join.tsx"),
  ]),
  route("welcome/:code", "join/welcome.tsx"),

  route("offline", "offline/offline.tsx"),
] satisfies RouteConfig;
