import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

import { LoginRequired, worthRetrying } from "./answers.ts";

/** The answers of the server while the area is mounted. A session that ended is told once, to the site. */
export function openQueries({ onLoginRequired }: { onLoginRequired: () => void }): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof LoginRequired) onLoginRequired();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { retry: worthRetrying, staleTime: 5_000 } },
  });
}
