import { type Expectation, setTolerance, type Spread } from '@abhyas/contract/assessments/sets';

/** How far these lie apart: the greatest less the least, in hundredths of a percent of their mean. Pure. */
export function spreadOf(sets: readonly Expectation[]): Spread {
  const marks = apart(sets.map((one) => one.marks));
  const seconds = apart(sets.map((one) => one.seconds));
  return { marks, seconds, kept: marks <= setTolerance * 100 && seconds <= setTolerance * 100 };
}

function apart(values: readonly number[]): number {
  const sum = values.reduce((all, one) => all + one, 0);
  if (values.length === 0 || sum <= 0) return 0;
  return Math.ceil(((Math.max(...values) - Math.min(...values)) * values.length * 10_000) / sum);
}
