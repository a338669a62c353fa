import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";

/** What the pages of documents ask is kept for as long as one of them is open. */
export function DocumentQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(() => new QueryClient());
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
