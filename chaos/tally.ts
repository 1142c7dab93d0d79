/** Everything that may go wrong, in the order in which it is printed. */
export const faults = [
  'tab killed',
  'store lost',
  'network cut',
  'server killed',
  'PostgreSQL killed',
  'PostgreSQL backend killed',
  'request lost',
  'request cut',
  'reply dropped',
  'refresh reply dropped',
  'reply cut',
  'request repeated',
  'request reordered',
  'request slowed',
  'gateway page',
  'token forgotten',
  'session revoked offline',
  'poisoned request',
  'unreadable answer',
  'second device',
  'seat taken back',
  'expiry',
  'submit',
  'submit too early',
  'answer after the end',
  'clock stopped',
  'locked sections',
] as const;

export type Fault = (typeof faults)[number];

/** What may go wrong with a payment, in the same way. */
export const paymentFaults = [
  'server killed',
  'PostgreSQL killed',
  'PostgreSQL backend killed',
  'gateway silent',
  'order sent twice',
  'tab closed',
  'return lost',
  'return repeated',
  'return forged',
  'webhook lost',
  'webhook late',
  'webhook repeated',
  'webhook forged',
  'paid in two tabs',
  'paid too late',
  'left pending',
  'payment failed',
  'coupon refused',
  'wallet used',
  'refund asked twice',
] as const;
export type PaymentFault = (typeof paymentFaults)[number];

/** Counts what was done to the runs, of these faults. */
export class Tally<Fault extends string> {
  readonly #faults: readonly Fault[];
  readonly #counts = new Map<Fault, number>();

  constructor(all: readonly Fault[]) {
    this.#faults = all;
  }

  add(fault: Fault): void {
    this.#counts.set(fault, this.of(fault) + 1);
  }

  of(fault: Fault): number {
    return this.#counts.get(fault) ?? 0;
  }

  /** One line for each fault that happened. */
  lines(): string[] {
    return this.#faults.map((fault) => `  ${fault.padEnd(26)}${String(this.of(fault)).padStart(8)}`);
  }
}
