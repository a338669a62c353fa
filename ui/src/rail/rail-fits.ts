// How many cards of a rail a wide page shows at once. With no more than these nothing has to scroll.
export const railFits = { tall: 7, wide: 4 } as const;
