import type { Context } from '../../../kernel/context.ts';
import type { DescribedThing } from '../../courses/index.ts';
import { getForPaper } from '../../questions/index.ts';
import { isBankAhead } from '../authoring/is-changed.ts';
import { findPaper, type Paper } from '../versions/papers.store.ts';
import { paperProblems } from '../checks/paper-problems.ts';
import { patternOf } from '../patterns/exam-patterns.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { sizeOf } from '../versions/snapshot.ts';

/** What a course's authors are told of a paper. */
export interface PaperFacts extends DescribedThing {
  readonly status: Paper['status'];
}

/** Papers of teachers by id, as far as they exist, checked against the bank as it is now. */
export async function factsOf(ctx: Context, ids: readonly string[]): Promise<Map<string, PaperFacts>> {
  const facts = new Map<string, PaperFacts>();
  for (const id of new Set(ids)) {
    const paper = await findPaper(ctx, id);
    if (paper?.kind === 'PREDEFINED') facts.set(id, await factsOfPaper(ctx, paper));
  }
  return facts;
}

async function factsOfPaper(
  ctx: Context,
  { id, draft, settings, status, version, changed }: Paper,
): Promise<PaperFacts> {
  const questions = await getForPaper(
    ctx,
    draft.sections.flatMap(({ questionIds }) => questionIds),
  );
  const published = version > 0 ? await paperVersion(ctx, id, version) : undefined;
  const isNew = changed || (published !== undefined && isBankAhead(published, questions));
  const pattern = await patternOf(ctx, draft);
  return {
    thingId: id,
    title: draft.title,
    questions: sizeOf(draft).questions,
    minutes: draft.minutes,
    published: version > 0,
    changed: isNew,
    path: pathOfPaper(id),
    problems: isNew ? paperProblems(draft, settings, questions, ctx.clock.now(), pattern).length : 0,
    status,
  };
}

const pathOfPaper = (id: string): string => `/partner/papers/${id}`;
