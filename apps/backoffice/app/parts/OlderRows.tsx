import { Button } from "@mantine/core";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";

type Asked = Pick<UseInfiniteQueryResult, "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;

/** Below a list that comes page by page: the way to what is older, where there is any. */
export function OlderRows({ of: query, what }: { of: Asked; what: string }) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="default"
      m={16}
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {`Show older ${what}`}
    </Button>
  );
}
