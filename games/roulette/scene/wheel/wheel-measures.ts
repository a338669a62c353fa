/** Shares of the bowl's own width; the pictures are painted by the forge with the same radii. */
const bowlRadius = 3.56;
export const rotorWidth = 2.16 / bowlRadius;
export const ballWidth = 0.3 / bowlRadius / 2;
/** From the middle to the ball, in its track and in a pocket. */
export const trackReach = 2.72 / bowlRadius / 2;
export const pocketReach = 1.57 / bowlRadius / 2;
