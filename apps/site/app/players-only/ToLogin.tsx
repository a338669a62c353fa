import { Navigate, useLocation } from "react-router";

import { loginFor } from "../account/account-path.ts";

/** To the login and back here, with query and fragment. */
export function ToLogin() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={loginFor(pathname + search + hash)} replace />;
}
