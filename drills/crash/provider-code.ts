export const providerCode = "crash_games";
export const gameCode = "crash-slot";
