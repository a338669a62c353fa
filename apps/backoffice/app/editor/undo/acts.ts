import type { Data, OnAction, PuckAction, UiState } from "@puckeditor/core";
import { changeBetween } from "./change-between.ts";
import { bringBack, emptyHistory, noteAct, takeBack, type PageHistory } from "./page-history.ts";

type Chosen = UiState["itemSelector"];
type Puck = {
  readonly appState: { readonly data: Data; readonly ui: Pick<UiState, "itemSelector"> };
  readonly dispatch: (action: PuckAction) => void;
};

const moves = { back: takeBack, forward: bringBack } as const;

export type Acts = ReturnType<typeof createActs>;

/**
 * What was done to a page since it was opened. Puck's own steps are pauses of a quarter of a second:
 * acts that follow quickly become one, and an undo before the pause takes the act before along. Here
 * each act is noted as it happens.
 */
export function createActs() {
  let history: PageHistory<Data, Chosen> = emptyHistory;
  let isMoving = false;
  const listeners = new Set<() => void>();

  function keep(next: PageHistory<Data, Chosen>): void {
    history = next;
    for (const tell of listeners) tell();
  }

  const hear: OnAction = (_action, { data }, { data: before, ui }) => {
    if (isMoving || data === before) return;
    const change = changeBetween(before, data);
    if (change.is === "none") return;
    const moment = { page: before, chosen: ui.itemSelector };
    const where = change.is === "typing" ? change.where : undefined;
    keep(noteAct(history, { before: moment, where, at: performance.now() }));
  };

  return {
    read: () => history,
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    /** What Puck was told to do, by a hand or by a key. */
    hear,
    /** One act back or forward, with what was chosen then. */
    move(where: keyof typeof moves, { appState, dispatch }: Puck): void {
      const { data, ui } = appState;
      const moved = moves[where](history, { page: data, chosen: ui.itemSelector });
      if (moved === undefined) return;
      const { page, chosen } = moved.shown;
      isMoving = true;
      dispatch({ type: "setData", data: () => page });
      dispatch({ type: "setUi", ui: { itemSelector: chosen } });
      isMoving = false;
      keep(moved.history);
    },
  };
}
