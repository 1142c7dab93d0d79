/** A run that broke a promise, or broke off. */
export interface Finding {
  readonly run: number;
  readonly problems: readonly string[];
  /** What was known; absent where it broke off before there was anything. */
  readonly evidence?: unknown;
}

/** One kind of runs with its servers and its database. */
export interface Storm {
  /** Runs that happen at once. */
  readonly group: number;
  /** The findings of so many runs from run number `from`. */
  readonly run: (seed: string, from: number, count: number) => Promise<readonly Finding[]>;
  /** One line for each fault that happened. */
  readonly faults: () => string[];
  /** Last words of servers that ended although nobody killed them. */
  readonly deaths: readonly string[];
  /** Jobs that are due for long and that no living worker has taken, a line each. */
  readonly stuckJobs: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}
