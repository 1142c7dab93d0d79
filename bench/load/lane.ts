/** The next request of a connection, and what its reply must look like. */
export interface Lane {
  readonly next: () => string;
  /** Throws unless the reply is the one that was to be measured. */
  readonly check: (status: number, body: string) => void;
}
