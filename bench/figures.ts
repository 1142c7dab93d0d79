/** Which side of the reach is good. */
export type Sense = '>=' | '<=';

/** One measure against a limit of the same run. */
export interface Figure {
  /** As in the table of figures; a variant is named behind a dash, e.g. `S1-128`. */
  readonly id: string;
  readonly what: string;
  readonly ours: number;
  readonly limit: number;
  readonly unit: string;
  /** Ours in limits; for a figure without a limit of its own the same as `ours`. */
  readonly ratio: number;
  readonly reach: string;
  readonly ok: boolean;
  /** Least and greatest ratio of the rounds. */
  readonly spread: readonly [number, number];
  /** What else was seen, e.g. whose CPU did the work. */
  readonly notes: readonly string[];
}
/** A figure that this machine cannot give. */
export interface Skipped {
  readonly id: string;
  readonly what: string;
  readonly skipped: string;
}

/** A measure that broke off, with the error it broke off with. */
export interface Failed {
  readonly id: string;
  readonly what: string;
  readonly failed: string;
}

/** Ours and the limit, measured one after the other in one round. */
export interface Round {
  readonly ours: number;
  readonly limit: number;
}

/** The middle one of the values when they stand in order; of an even number the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
}

/** The least value that so large a share of the values does not exceed; `share` above 0, up to 1. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

export interface Claim {
  readonly id: string;
  readonly what: string;
  readonly unit: string;
  /** e.g. `['>=', 0.8]`: the ratio to reach. */
  readonly reach: readonly [Sense, number];
  readonly notes?: readonly string[];
}

/** The median of the rounds' ratios against what is to be reached. A reach counts as met when the median does. */
export function figureOf(claim: Claim, rounds: readonly Round[]): Figure {
  const ratios = rounds.map(({ ours, limit }) => ours / limit);
  return figureFrom(claim, median(rounds.map(({ ours }) => ours)), median(rounds.map(({ limit }) => limit)), ratios);
}

/** A figure in a unit of its own, e.g. bytes: `most` is both limit and reach. */
export function absoluteFigure(
  claim: Omit<Claim, 'reach'> & { readonly most: number },
  values: readonly number[],
): Figure {
  return figureFrom({ ...claim, reach: ['<=', claim.most] }, median(values), claim.most, values);
}

function figureFrom(
  { id, what, unit, reach: [sense, bound], notes = [] }: Claim,
  ours: number,
  limit: number,
  ratios: readonly number[],
): Figure {
  const ratio = median(ratios);
  return {
    id,
    what,
    unit,
    notes,
    ours: rounded(ours),
    limit: rounded(limit),
    ratio: rounded(ratio),
    reach: `${sense} ${bound}`,
    ok: sense === '>=' ? ratio >= bound : ratio <= bound,
    spread: [rounded(Math.min(...ratios)), rounded(Math.max(...ratios))],
  };
}

/** Three significant digits below a thousand, whole numbers above. */
const rounded = (value: number): number => (Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3)));

/** The lines that are printed for a figure. */
export function linesOf(one: Figure | Skipped | Failed): string[] {
  const head = `${one.id.padEnd(10)}${one.what}`;
  if ('skipped' in one) return [head, `       skipped: ${one.skipped}`];
  if ('failed' in one) return [head, `       FAILED: ${one.failed}`];
  const { ours, limit, unit, ratio, reach, ok, spread, notes } = one;
  const verdict = ok ? 'reached' : 'MISSED';
  return [
    head,
    `       ${ours.toLocaleString('en')} ${unit} against ${limit.toLocaleString('en')} ${unit}: ${ratio} (${spread[0]} to ${spread[1]}), to reach ${reach}: ${verdict}`,
    ...notes.map((note) => `       ${note}`),
  ];
}
