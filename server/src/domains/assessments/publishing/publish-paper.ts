import type { api } from '@abhyas/contract';
import type { Paper as PaperReply, PaperDraft } from '@abhyas/contract/assessments/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { emit } from '../../../kernel/events.ts';
import { record } from '../../audit/index.ts';
import { holdForPaper, versionsOf } from '../../questions/index.ts';
import { openPaperTo } from '../audience/open-paper.ts';
import { joinLists } from '../equal-versions/declare-equal.ts';
import { paperPublished } from '../events.ts';
import { patternOf } from '../patterns/exam-patterns.ts';
import { canPublishPaper } from '../policies.ts';
import { chooseTurns } from '../sets/choose-turns.ts';
import { fixedOptions } from '../sets/fixed-options.ts';
import { arrangeGroups } from '../versions/arrange-groups.ts';
import { paperVersion } from '../answers/kept-version.ts';
import type { PaperVersion } from '../versions/paper-version.ts';
import { type CurrentQuestion, snapshot } from '../versions/snapshot.ts';
import { insertVersion } from '../versions/versions.store.ts';
import { isBankAhead } from '../authoring/is-changed.ts';
import { paperProblems } from '../checks/paper-problems.ts';
import { type Paper, savePaperRow } from '../versions/papers.store.ts';
import { requireTwoPeople } from '../authoring/require-two-people.ts';
import { openPaper } from '../authoring/save-paper.ts';
import { presentPaper } from '../authoring/show-paper.ts';

interface Publishing {
  /** With `studentIds` to whom the first version opens; neither: to everyone. */
  readonly batchIds?: readonly string[];
  readonly studentIds?: readonly string[];
  /** It opens through what it lies in alone, as the quiz of a lesson does. */
  readonly toNobody?: boolean;
  /** The version shares the rank list of the one before. */
  readonly wordsOnly?: boolean;
}

/** Makes the draft the next version, as it is and with its questions as they are. The first opens it to every student, or to the batches and students named. */
export async function publishPaper(
  ctx: Context,
  { params, body }: Input<typeof api.assessments.publishPaper>,
): Promise<PaperReply> {
  const published = await inTransaction(ctx, async (tx) =>
    publish(tx, authorize(tx, canPublishPaper, await openPaper(tx, params.paperId, body.revision)), body),
  );
  return presentPaper(ctx, published);
}

/** The same for a paper that is locked already: PAPER_NOT_READY with every problem, PAPER_PUBLISHED where nothing is new, KEYS_SAME_PERSON. */
export async function publish(tx: TransactionContext, paper: Paper, choice: Publishing = {}): Promise<Paper> {
  const questions = await currentQuestions(tx, paper.draft);
  const problems = paperProblems(
    paper.draft,
    paper.settings,
    questions,
    tx.clock.now(),
    await patternOf(tx, paper.draft),
  );
  if (problems.length > 0) fail('PAPER_NOT_READY', { problems });
  const before = paper.version > 0 ? await paperVersion(tx, paper.id, paper.version) : undefined;
  if (before && !paper.changed && !isBankAhead(before, questions)) fail('PAPER_PUBLISHED', { status: paper.status });
  await requireTwoPeople(tx, questions, before);

  const draft = arrangeGroups(paper.draft, questions);
  const made = { paperId: paper.id, version: paper.version + 1, publishedAt: tx.clock.now() };
  const version = await chooseTurns(tx, snapshot(draft, questions, made));
  const published: Paper = {
    ...paper,
    draft,
    status: 'published',
    version: version.version,
    revision: paper.revision + 1,
    changed: false,
    updatedAt: tx.clock.now(),
  };
  await insertVersion(tx, version);
  await savePaperRow(tx, published);
  // Who may open it stays as it is when a later version follows.
  if (paper.version === 0 && !choice.toNobody) await openFirst(tx, version, choice);
  if (before && choice.wordsOnly) await joinLists(tx, version, before);
  await record(tx, {
    action: 'paper.published',
    subjectKind: 'paper',
    subjectId: paper.id,
    details: { title: version.title, questions: version.questions },
    before: { status: paper.status, version: paper.version },
    after: { status: 'published', version: version.version },
  });
  await emit(tx, paperPublished, { paperId: paper.id, version: version.version });
  return published;
}

async function openFirst(
  tx: TransactionContext,
  { paperId, title }: PaperVersion,
  { batchIds = [], studentIds = [] }: Publishing,
): Promise<void> {
  const everyone = batchIds.length + studentIds.length === 0;
  const named = { batchIds: [...batchIds], studentIds: [...studentIds] };
  await openPaperTo(tx, { id: paperId, title }, { everyone, ...named });
}

/** The questions of a draft, held so that nobody removes one before the version is written. */
export async function currentQuestions(
  tx: TransactionContext,
  draft: PaperDraft,
): Promise<Map<string, CurrentQuestion>> {
  const held = await holdForPaper(
    tx,
    draft.sections.flatMap(({ questionIds }) => questionIds),
  );
  const versions = await versionsOf(tx, [...held.values()]);
  return new Map(
    [...held].map(([id, question]) => {
      const { optionCount = 0, variables, content } = versions.get(id) ?? {};
      const fixed = content ? fixedOptions(question.type, Object.values(content)) : [];
      return [id, { ...question, optionCount, varies: variables !== undefined, fixedOptions: fixed }];
    }),
  );
}
