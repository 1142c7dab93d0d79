/** A day counts for the streak from this many seconds of study. */
export const STREAK_SECONDS = 600;
