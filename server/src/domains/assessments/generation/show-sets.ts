import type { api } from '@abhyas/contract';
import type { SetAnswer, SetReport } from '@abhyas/contract/assessments/sets';
import type { SetLetter } from '@abhyas/contract/assessments/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import { getPaper } from '../versions/papers.store.ts';
import { correctedKey } from '../keys/shown-keys.ts';
import { verdictsOf } from '../marking/verdicts-in-force.ts';
import type { VerdictInForce } from '../marking/key-verdicts.ts';
import { pinnedKeys } from '../variants/pinned-keys.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { type PaperVersion, type PlacedQuestion, questionsOf } from '../versions/paper-version.ts';
import { typedNumber } from '../versions/typed-number.ts';
import { expectationOf, isScoreKnown, isTimeKnown } from '../sets/expectation.ts';
import { expectedOfDrafts, expectedSections, figuresOfVersion } from '../sets/expected-of.ts';
import { optionOrder } from '../versions/option-order.ts';
import { listParallel, type ParallelPaper } from './parallel-papers.store.ts';
import { setOrder } from '../versions/set-order.ts';
import { shownKey } from '../sets/shown-key.ts';
import { spreadOf } from '../sets/spread.ts';
import { setLetters } from '../versions/turn-around.ts';

/** The sets of a paper: what is right at each number of each, what may be expected of them, and of the papers made together with it. */
export async function showSets(ctx: Context, { params }: Input<typeof api.assessments.showSets>): Promise<SetReport> {
  const paper = await getPaper(ctx, params.paperId);
  const parallel = await presentParallel(ctx, await listParallel(ctx, paper.id));
  const ofParallel = { parallel, parallelSpread: parallel.length > 1 ? spreadOf(parallel) : null };
  if (paper.version === 0)
    return { ...unpublished, paperId: paper.id, title: paper.draft.title, version: 0, ...ofParallel };
  const version = await paperVersion(ctx, paper.id, paper.version);
  const figures = await figuresOfVersion(ctx, version);
  const letters = setLetters.slice(0, version.sets);
  const sets = letters.map((letter) => ({
    letter,
    ...expectationOf(expectedSections(setOrder(version, letter), figures)),
  }));
  const questions = expectedSections(version, figures).flatMap((section) => section.questions);
  return {
    paperId: paper.id,
    title: version.title,
    version: version.version,
    fullMarks: version.fullMarks,
    basis: {
      questions: questions.length,
      known: questions.filter(isScoreKnown).length,
      timed: questions.filter(isTimeKnown).length,
    },
    sets,
    spread: spreadOf(sets),
    keys: presentKeys(version, letters, await decidedKeys(ctx, version)),
    ...ofParallel,
  };
}

const unpublished = {
  fullMarks: 0,
  basis: { questions: 0, known: 0, timed: 0 },
  sets: [],
  spread: spreadOf([]),
  keys: [],
};

interface DecidedKey {
  readonly key: AnswerKey;
  readonly verdict: VerdictInForce | undefined;
}

/** The keys of a version as they are in force now, with what was decided about them. */
async function decidedKeys(ctx: Context, version: PaperVersion): Promise<ReadonlyMap<string, DecidedKey>> {
  const verdicts = await verdictsOf(ctx, version.paperId, version.version);
  const pinned = await pinnedKeys(ctx, version);
  return new Map(
    [...pinned].map(([id, key]) => [id, { key: correctedKey(key, verdicts.get(id)), verdict: verdicts.get(id) }]),
  );
}

/** For each number of the paper what is right there in each set. Sections are as long in every set, so their numbers are the same. */
function presentKeys(
  version: PaperVersion,
  letters: readonly SetLetter[],
  keys: ReadonlyMap<string, DecidedKey>,
): SetReport['keys'] {
  const titles = version.sections.flatMap(({ title, questions }) => questions.map(() => title));
  const sets = letters.map((letter) => ({ letter, questions: questionsOf(setOrder(version, letter)) }));
  return titles.map((section, at) => ({
    number: at + 1,
    section,
    sets: sets.map(({ letter, questions }) => setAnswer(version, letter, questions[at]!, keys)),
  }));
}

function setAnswer(
  version: PaperVersion,
  letter: SetLetter,
  question: PlacedQuestion,
  keys: ReadonlyMap<string, DecidedKey>,
): SetAnswer {
  const { key, verdict } = keys.get(question.id)!;
  const typed = typedNumber(key);
  return {
    letter,
    questionId: question.id,
    type: question.type,
    key: shownKey(key, optionOrder(version, letter, question)),
    ...(typed && { typed }),
    ...(verdict && { verdict: verdict.kind }),
  };
}

async function presentParallel(ctx: Context, papers: readonly ParallelPaper[]): Promise<SetReport['parallel']> {
  const expected = await expectedOfDrafts(
    ctx,
    papers.map(({ draft }) => draft),
  );
  const idsOf = ({ draft }: ParallelPaper) => draft.sections.flatMap(({ questionIds }) => questionIds);
  return papers.map((paper, at) => {
    const elsewhere = new Set(papers.filter((other) => other !== paper).flatMap(idsOf));
    return {
      paperId: paper.id,
      letter: paper.letter,
      title: paper.draft.title,
      status: paper.status,
      questions: idsOf(paper).length,
      shared: idsOf(paper).filter((id) => elsewhere.has(id)).length,
      ...expected[at]!,
    };
  });
}
