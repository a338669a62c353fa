import { data } from "react-router";

export function loader() {
  return data(null, 404);
}

export { default } from "./not-found.tsx";
