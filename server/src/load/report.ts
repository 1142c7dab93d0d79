/** What a student does, in this order. */
export const steps = ['sign in', 'start', 'sit down', 'questions', 'save', 'submit', 'result'] as const;
export type Step = (typeof steps)[number];

/** Everything that was seen of a run. Times are milliseconds. */
export class Tally {
  readonly #times = new Map<Step, number[]>(steps.map((step) => [step, []]));
  readonly #errors = new Map<Step, string[]>(steps.map((step) => [step, []]));
  finished = 0;
  /** Answers that the server said it has, and how many of them it still had after the submit. */
  acknowledged = 0;
  found = 0;

  time(step: Step, ms: number): void {
    this.#times.get(step)!.push(ms);
  }
  error(step: Step, reason: string): void {
    this.#errors.get(step)!.push(reason);
  }
  timesOf = (step: Step): readonly number[] => this.#times.get(step)!;
  errorsOf = (step: Step): readonly string[] => this.#errors.get(step)!;
  get lost(): number {
    return this.acknowledged - this.found;
  }
}

/** The value that so many of a hundred do not exceed (nearest rank); 0 where there is none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(Math.ceil((percent / 100) * sorted.length) - 1, 0)] ?? 0;
}

const COLUMNS = ['step', 'calls', 'p50', 'p95', 'p99', 'slowest', 'errors'];

/** The report that a person reads: a line for each step in milliseconds, what went wrong, and whether an answer was lost. */
export function reportOf(tally: Tally, students: number, seconds: number): string {
  const rows = steps.map((step) => {
    const times = tally.timesOf(step);
    const [p50, p95, p99, slowest] = [50, 95, 99, 100].map((percent) => `${Math.round(percentile(times, percent))} ms`);
    return [step, times.length, p50, p95, p99, slowest, tally.errorsOf(step).length].map(String);
  });
  const table = [COLUMNS, ...rows].map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(11) : cell.padStart(10))).join(''),
  );
  const reasons = steps.flatMap((step) => countsOf(tally.errorsOf(step)).map((reason) => `${step}: ${reason}`));
  return [
    `${tally.finished} of ${students} students finished within ${Math.round(seconds)} s, ${Math.round((tally.finished / seconds) * 60)} a minute.`,
    '',
    ...table,
    '',
    ...(reasons.length > 0 ? ['What went wrong:', ...reasons.map((line) => `  ${line}`), ''] : []),
    `Answers that the server acknowledged: ${tally.acknowledged}. Found again after the submit: ${tally.found}. Lost: ${tally.lost}.`,
  ].join('\n');
}

const countsOf = (reasons: readonly string[]): string[] =>
  [...new Set(reasons)].map((reason) => `${reason} (${reasons.filter((one) => one === reason).length} times)`);
