const WINDOW_MS = 8000;

export interface Pace {
  readonly bytesPerSecond: number;
  /** Undefined while nothing moves. */
  readonly secondsLeft: number | undefined;
}

/** Measures how fast bytes go, over the last eight seconds; pauses do not count when it is begun anew after them. */
export function speedometer() {
  let samples: { at: number; sent: number }[] = [];
  return {
    begin: () => {
      samples = [];
    },
    note(at: number, sent: number, bytes: number): Pace {
      samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, sent }];
      const [first] = samples;
      const elapsed = first ? at - first.at : 0;
      const bytesPerSecond = first && elapsed > 0 ? ((sent - first.sent) * 1000) / elapsed : 0;
      return {
        bytesPerSecond,
        secondsLeft: bytesPerSecond > 0 ? Math.ceil((bytes - sent) / bytesPerSecond) : undefined,
      };
    },
  };
}
