import { data } from "react-router";

import { ErrorWords } from "./ErrorPage.tsx";

export function loader() {
  return data(null, 404);
}

export default function NotFound() {
  return <ErrorWords kind="notFound" />;
}
