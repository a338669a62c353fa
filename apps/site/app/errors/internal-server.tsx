import { data } from "react-router";

import { ErrorWords } from "./ErrorPage.tsx";

export function loader() {
  return data(null, 500);
}

export default function InternalServer() {
  return <ErrorWords kind="internal" />;
}
