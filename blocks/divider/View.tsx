import { Divider } from "@croupier/ui";

export function DividerView() {
  return <Divider />;
}
