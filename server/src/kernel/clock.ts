/** The server's clock. Tests bring one of their own. */
export interface Clock {
  now(): Date;
}
export const systemClock: Clock = { now: () => new Date() };
