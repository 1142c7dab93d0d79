import type { Blueprint } from '@abhyas/contract/assessments/generation';
import type { Expectation } from '@abhyas/contract/assessments/sets';
import { type Candidate, cellOf, fits } from './candidate.ts';
import { type PickedPaper, questionsIn } from './choose-questions.ts';

/** What a question brings to a section of a paper: expected hundredths of a mark, and seconds. */
export type Worth = (question: Candidate, section: number) => Expectation;

/** Swaps end when papers lie apart by no more than this, in percent of their mean: half of what is allowed. */
const TARGET_PERCENT = 1;
const MOST_SWAPS = 400;
/** So many unused questions of one kind are tried. */
const MOST_SPARE = 40;

interface Slot {
  readonly section: number;
  /** Questions of one section, chapter and level may stand for each other: no rule of the blueprint notices. */
  readonly cell: string;
  question: Candidate;
}
interface Swap {
  readonly gain: number;
  readonly make: () => void;
}

/**
 * Exchanges single questions between parallel papers, and with questions that no paper has, until their expected scores and times lie
 * close together. Only questions of the same section, chapter and level are exchanged, so that the papers keep every rule that they
 * kept before; each step is the one that brings them nearest. Groups stay. Pure.
 */
export function balancePapers(
  { sections }: Pick<Blueprint, 'sections'>,
  papers: readonly PickedPaper[],
  candidates: readonly Candidate[],
  worth: Worth,
): PickedPaper[] {
  if (papers.length < 2) return [...papers];
  const kind = (question: Candidate, section: number) => `${section} ${cellOf(sections[section]!, question).join(' ')}`;
  const slots = papers.map((paper) =>
    paper.flatMap(({ singles }, section) =>
      singles.map((question): Slot => ({ section, cell: kind(question, section), question })),
    ),
  );
  const totals = papers.map((paper) => totalOf(paper, worth));
  const taken = new Set(papers.flatMap((paper) => paper.flatMap(questionsIn)).map(({ id }) => id));
  const spare = sparesOf(
    sections,
    candidates.filter(({ id, group }) => !taken.has(id) && !group),
    kind,
  );
  for (let swaps = 0; swaps < MOST_SWAPS && !areClose(totals); swaps++) {
    const best = bestSwap({ slots, totals, spare, worth });
    if (!best) break;
    best.make();
  }
  return papers.map((paper, at) =>
    paper.map(({ groups }, section) => ({
      groups,
      singles: slots[at]!.filter((slot) => slot.section === section).map(({ question }) => question),
    })),
  );
}

type Sums = { marks: number; seconds: number };

function totalOf(paper: PickedPaper, worth: Worth): Sums {
  const sums = { marks: 0, seconds: 0 };
  for (const [section, picked] of paper.entries())
    for (const question of questionsIn(picked)) {
      const { marks, seconds } = worth(question, section);
      sums.marks += marks;
      sums.seconds += seconds;
    }
  return sums;
}

/** Unused questions by kind. One question may be a spare of several sections; whoever takes it first has it. */
function sparesOf(
  sections: Blueprint['sections'],
  unused: readonly Candidate[],
  kind: (question: Candidate, section: number) => string,
): Map<string, Candidate[]> {
  const spare = new Map<string, Candidate[]>();
  for (const [at, section] of sections.entries())
    for (const question of unused.filter((one) => fits(section, one))) {
      const cell = spare.get(kind(question, at)) ?? [];
      spare.set(kind(question, at), cell);
      if (cell.length < MOST_SPARE) cell.push(question);
    }
  return spare;
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

const areClose = (totals: readonly Sums[]): boolean =>
  [totals.map(({ marks }) => marks), totals.map(({ seconds }) => seconds)].every(
    (values) => Math.max(...values) - Math.min(...values) <= (Math.abs(mean(values)) * TARGET_PERCENT) / 100,
  );

/** How uneven papers are: the squares of their distances from the mean, in parts of it. */
function unevenness(totals: readonly Sums[]): number {
  const of = (values: readonly number[]) => {
    const middle = mean(values);
    return middle === 0 ? 0 : values.reduce((sum, one) => sum + ((one - middle) / middle) ** 2, 0);
  };
  return of(totals.map(({ marks }) => marks)) + of(totals.map(({ seconds }) => seconds));
}

interface State {
  readonly slots: readonly (readonly Slot[])[];
  readonly totals: readonly Sums[];
  readonly spare: ReadonlyMap<string, Candidate[]>;
  readonly worth: Worth;
}

/** The exchange that makes the papers most even; undefined where none makes them more so. */
function bestSwap({ slots, totals, spare, worth }: State): Swap | undefined {
  const now = unevenness(totals);
  let best: Swap | undefined;
  const consider = (changes: readonly (readonly [paper: number, by: Sums])[], make: () => void) => {
    const next = totals.map(({ marks, seconds }, at) => {
      const by = changes.find(([paper]) => paper === at)?.[1];
      return by ? { marks: marks + by.marks, seconds: seconds + by.seconds } : { marks, seconds };
    });
    const gain = now - unevenness(next);
    if (gain <= (best?.gain ?? 1e-12)) return;
    best = {
      gain,
      make: () => {
        make();
        for (const [paper, by] of changes) {
          totals[paper]!.marks += by.marks;
          totals[paper]!.seconds += by.seconds;
        }
      },
    };
  };
  for (const [paper, mine] of slots.entries())
    for (const slot of mine) {
      const own = worth(slot.question, slot.section);
      for (const other of spare.get(slot.cell) ?? [])
        consider([[paper, less(worth(other, slot.section), own)]], () => exchangeWithSpare(slot, other, spare));
      for (let to = paper + 1; to < slots.length; to++)
        for (const their of slots[to]!) {
          if (their.cell !== slot.cell) continue;
          const by = less(worth(their.question, slot.section), own);
          consider(
            [
              [paper, by],
              [to, less({ marks: 0, seconds: 0 }, by)],
            ],
            () => {
              [slot.question, their.question] = [their.question, slot.question];
            },
          );
        }
    }
  return best;
}

const less = (a: Expectation, b: Expectation): Sums => ({ marks: a.marks - b.marks, seconds: a.seconds - b.seconds });

/** The question that comes in is a spare nowhere any more; the one that leaves is one of its kind. */
function exchangeWithSpare(slot: Slot, other: Candidate, spare: ReadonlyMap<string, Candidate[]>): void {
  for (const cell of spare.values()) {
    const at = cell.indexOf(other);
    if (at >= 0) cell.splice(at, 1);
  }
  spare.get(slot.cell)!.push(slot.question);
  slot.question = other;
}
