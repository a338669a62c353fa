import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Failure } from "./Failure.tsx";

/**
 * The three states of anything asked for, in one place. An answer already on the screen stays
 * there while a later poll fails; only the first failure takes the page.
 */
export function Answer<T>({
  query,
  loading,
  children,
}: {
  query: UseQueryResult<T>;
  loading: ReactNode;
  children: (answer: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  return loading;
}
