import type { api } from '@abhyas/contract';
import type { Blueprint, PaperBlueprint } from '@abhyas/contract/assessments/generation';
import { targetOf } from '@abhyas/contract/assessments/section-target';
import type { PaperDraft } from '@abhyas/contract/assessments/shapes';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { insertDraft } from '../authoring/insert-draft.ts';
import { touchBlueprint } from '../blueprints/blueprints.store.ts';
import { patternOf } from '../patterns/exam-patterns.ts';
import { insertParallel } from './parallel-papers.store.ts';
import { setLetters } from '../versions/turn-around.ts';
import { candidatesOf } from './candidates-of.ts';
import { chooseParallel, type ParallelChoice } from './choose-parallel.ts';
import { draftOfBlueprint, minutesFor } from './draft-of-blueprint.ts';
import { relaxationsOf, type Tried } from './relaxations.ts';

type Endpoint = typeof api.assessments.generatePapers;
type Body = Input<Endpoint>['body'];
type Generated = Reply<Endpoint>;

/**
 * Makes drafts with questions from a blueprint: one, or up to four parallel ones that share no question and whose expected score and
 * time differ by at most the tolerance. Where a rule cannot be kept nothing is written: the reply names each with how many questions
 * are short, and every single relaxation that would do; `nearest` writes the nearest choice all the same.
 */
export async function generatePapers(ctx: Context, { body }: Input<Endpoint>): Promise<Generated> {
  const pattern = await patternOf(ctx, body.blueprint);
  if (body.blueprint.patternId !== undefined && !pattern) fail('PATTERN_UNKNOWN');
  const draft = draftOfBlueprint(body.title, body.blueprint, pattern);
  const rules = rulesOf(body, draft);
  const choose = async (changed: Blueprint, papers: number) =>
    chooseParallel(changed, await candidatesOf(ctx, changed, { papers }), draft.sections, papers);
  const choice = await choose(rules, body.papers);
  const isWritten = isExact(choice) || body.nearest;
  const minutes = pattern ? draft.minutes : minutesFor(Math.max(...choice.papers.map(({ seconds }) => seconds)));
  const drafts = choice.papers.map((paper, at) => filled({ ...draft, minutes }, paper, body, at));
  const ids = isWritten ? await inTransaction(ctx, (tx) => write(tx, body, drafts)) : [];
  const relaxations = isWritten
    ? []
    : await relaxationsOf(rules, body.papers, triedOf(choice), async (...asked) => triedOf(await choose(...asked)));
  return { ...presented(choice, drafts, ids), written: isWritten, relaxations };
}

const isExact = ({ papers, spread }: ParallelChoice): boolean =>
  spread.kept && papers.every(({ deviations }) => deviations.length === 0);

const triedOf = (choice: ParallelChoice): Tried => ({
  exact: isExact(choice),
  deviations: choice.papers.flatMap(({ deviations }) => deviations),
});

const titleOf = ({ title, papers }: Body, at: number): string =>
  papers > 1 ? `${title} · Set ${setLetters[at]!}` : title;

/** The blueprint with the sections of the draft named. */
function rulesOf({ seed, blueprint }: Body, { sections }: PaperDraft): Blueprint {
  const { patternId: _pattern, sections: wishes, ...common } = blueprint;
  const named = ({ title: _title, rule: _rule, ...wish }: PaperBlueprint['sections'][number], at: number) => ({
    ...wish,
    sectionId: sections[at]!.id,
  });
  return { ...common, seed, sections: wishes.map(named) };
}

/** The draft of one of the papers: sections of its own, filled with what was chosen for them and held against what was wished. */
function filled(
  draft: PaperDraft,
  { sections: chosen }: ParallelChoice['papers'][number],
  body: Body,
  at: number,
): PaperDraft {
  const { sets, blueprint } = body;
  const sections = draft.sections.map((section, place) => ({
    ...section,
    id: newId(),
    questionIds: [...chosen[place]!.questionIds],
  }));
  return {
    ...draft,
    title: titleOf(body, at),
    ...(sets > 1 && { sets }),
    sections,
    targets: blueprint.sections.map((wish, place) => ({
      sectionId: sections[place]!.id,
      ...targetOf(wish, { byStudents: blueprint.byStudents ?? false, placed: 0 }),
    })),
  };
}

async function write(tx: TransactionContext, body: Body, drafts: readonly PaperDraft[]): Promise<string[]> {
  const made = [];
  for (const [at, draft] of drafts.entries()) {
    const id = await insertDraft(tx, draft);
    made.push({ id, letter: setLetters[at]!, draft });
    await record(tx, {
      action: 'paper.generated',
      subjectKind: 'paper',
      subjectId: id,
      details: { title: draft.title, seed: body.seed, papers: body.papers, sets: body.sets },
    });
  }
  if (made.length > 1) await insertParallel(tx, newId(), made);
  if (body.blueprintId !== undefined) await touchBlueprint(tx, body.blueprintId);
  return made.map(({ id }) => id);
}

function presented(
  { papers, spread }: ParallelChoice,
  drafts: readonly PaperDraft[],
  ids: readonly string[],
): Omit<Generated, 'written' | 'relaxations'> {
  return {
    papers: papers.map(({ sections, marks, seconds }, at) => ({
      paperId: ids[at] ?? null,
      letter: setLetters[at]!,
      title: drafts[at]!.title,
      questions: sections.reduce((sum, { questionIds }) => sum + questionIds.length, 0),
      marks,
      seconds,
    })),
    deviations: papers.flatMap(({ sections, deviations }, at) =>
      deviations.map(({ sectionId, ...deviation }) => ({
        ...deviation,
        section: drafts[at]!.sections[sections.findIndex((one) => one.sectionId === sectionId)]!.title,
        letter: setLetters[at]!,
      })),
    ),
    spread: papers.length > 1 ? spread : null,
  };
}
