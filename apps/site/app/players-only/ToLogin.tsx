import { href, Navigate, useLocation } from "react-router";

import { detour } from "../sign-in/detour.ts";

/** To the login and back here, with query and fragment. */
export function ToLogin() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={detour(href("/login"), pathname + search + hash)} replace />;
}
