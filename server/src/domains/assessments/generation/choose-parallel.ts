import type { Blueprint } from '@abhyas/contract/assessments/generation';
import type { Expectation, Spread } from '@abhyas/contract/assessments/sets';
import { difficultyCodes } from '@abhyas/contract/questions/shapes';
import { type ExpectedSection, expectationOf, expectedMarks, expectedSeconds } from '../sets/expectation.ts';
import { spreadOf } from '../sets/spread.ts';
import { balancePapers, type Worth } from './choosing/balance-papers.ts';
import type { Candidate } from './choosing/candidate.ts';
import type { CandidatePool } from './candidates-of.ts';
import { type Chosen, choosePapers, type PickedPaper, presentPaper, questionsIn } from './choosing/choose-questions.ts';

/** How the sections of the papers are marked, in their order. */
export type SectionMarking = Pick<ExpectedSection, 'rule' | 'counted'>;

export interface ParallelChoice {
  readonly papers: readonly (Chosen & { readonly marks: number; readonly seconds: number })[];
  readonly spread: Spread;
}

/** Other beginnings are tried where exchanges do not bring the papers close enough. */
const BEGINNINGS = 6;

/**
 * Questions for several parallel papers: exact counts first, then exchanges until expected score and time differ by no more than the
 * tolerance. Where the bank does not allow it, the nearest that was found. Pure: the same pool gives the same papers.
 */
export function chooseParallel(
  blueprint: Pick<Blueprint, 'sections'>,
  pool: CandidatePool,
  markings: readonly SectionMarking[],
  papers: number,
): ParallelChoice {
  const worth = worthOf(blueprint, pool, markings);
  let best:
    | { picked: PickedPaper[]; expected: ParallelChoice['papers'][number]['marks'][][]; spread: Spread }
    | undefined;
  for (let beginning = 0; beginning < BEGINNINGS; beginning++) {
    const candidates = turned(pool.candidates, beginning);
    const chosen = choosePapers(blueprint, candidates, papers);
    const picked = balancePapers(blueprint, chosen, candidates, worth);
    const sums = picked.map((paper) => expectationOf(sectionsOf(paper, pool, markings)));
    const spread = spreadOf(sums);
    if (!best || Math.max(spread.marks, spread.seconds) < Math.max(best.spread.marks, best.spread.seconds))
      best = { picked, expected: sums.map(({ marks, seconds }) => [marks, seconds]), spread };
    if (papers === 1 || best.spread.kept) break;
  }
  const { picked, expected, spread } = best!;
  return {
    papers: picked.map((paper, at) => ({
      ...presentPaper(blueprint, pool.candidates, paper, pool.chapterName),
      marks: expected[at]![0]!,
      seconds: expected[at]![1]!,
    })),
    spread,
  };
}

/** The same candidates, begun elsewhere. */
const turned = (candidates: readonly Candidate[], beginning: number): Candidate[] => {
  const from = Math.floor((candidates.length * beginning) / BEGINNINGS);
  return [...candidates.slice(from), ...candidates.slice(0, from)];
};

const expectedOf = (question: Candidate, { figures }: CandidatePool) => ({
  type: question.type,
  difficulty: difficultyCodes[question.difficulty],
  figures: figures.get(question.id),
});

/** Of a section of which not all answers count, a question brings its share of what counts. Each is reckoned once. */
function worthOf(
  { sections }: Pick<Blueprint, 'sections'>,
  pool: CandidatePool,
  markings: readonly SectionMarking[],
): Worth {
  const known = sections.map(() => new Map<Candidate, Expectation>());
  return (question, section) => {
    const kept = known[section]!.get(question);
    if (kept) return kept;
    const { rule, counted } = markings[section]!;
    const share = counted === undefined ? 1 : Math.min(1, counted / sections[section]!.count);
    const expected = expectedOf(question, pool);
    const worth = { marks: share * expectedMarks(expected, rule), seconds: share * expectedSeconds(expected) };
    known[section]!.set(question, worth);
    return worth;
  };
}

const sectionsOf = (paper: PickedPaper, pool: CandidatePool, markings: readonly SectionMarking[]): ExpectedSection[] =>
  paper.map((section, at) => ({
    ...markings[at]!,
    questions: questionsIn(section).map((question) => expectedOf(question, pool)),
  }));
