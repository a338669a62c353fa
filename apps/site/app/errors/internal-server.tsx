import { data } from "react-router";

export function loader() {
  return data(null, 500);
}

export default function InternalServer() {
  return <h1>Error</h1>;
}
