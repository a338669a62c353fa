interface Waiting<Item> {
  readonly item: Item;
  readonly sent: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Sends in the order of asking: one sending under way at a time, and what is asked for meanwhile
 * goes together in the next. One that failed is told to those who asked for it, and the rest go on.
 */
export function createSendInOrder<Item>({
  send,
  togetherMax,
}: {
  send: (items: readonly Item[]) => Promise<void>;
  togetherMax: number;
}): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = [];
  let underWay = false;

  async function sendAll(): Promise<void> {
    if (underWay) return;
    underWay = true;
    while (waiting.length > 0) {
      const some = waiting.splice(0, togetherMax);
      try {
        await send(some.map(({ item }) => item));
        for (const { sent } of some) sent();
      } catch (error) {
        for (const { failed } of some) failed(error);
      }
    }
    underWay = false;
  }

  return (item) =>
    new Promise((sent, failed) => {
      waiting.push({ item, sent, failed });
      void sendAll();
    });
}
