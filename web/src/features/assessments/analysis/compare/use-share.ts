import { useFormat } from '../../../../lib/format.ts';

/** A share of marks as it is read (2500 → 25%), and a change of one with its sign in percent points. */
export function useShare(): {
  readonly share: (tenThousandths: number | null) => string;
  readonly points: (tenThousandths: number) => string;
} {
  const { percent, signedMarks } = useFormat();
  return {
    share: (value) => (value === null ? '–' : percent(value, 10_000)),
    // Whole percent points: what stands beside rounded percents must not pretend to more.
    points: (value) => signedMarks(Math.round(value / 100) * 100),
  };
}
