import type { api } from '@abhyas/contract';
import type { Paper as PaperReply, PaperDraft } from '@abhyas/contract/assessments/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { emit } from '../../../kernel/events.ts';
import { record } from '../../audit/index.ts';
import { grant } from '../../entitlements/index.ts';
import { holdForPaper, versionsOf } from '../../questions/index.ts';
import { paperPublished } from '../events.ts';
import { canPublishPaper } from '../policies.ts';
import { paperVersion } from '../versions/kept-version.ts';
import { type CurrentQuestion, snapshot } from '../versions/snapshot.ts';
import { insertVersion } from '../versions/versions.store.ts';
import { isBankAhead } from './is-changed.ts';
import { paperProblems } from '../checks/paper-problems.ts';
import { type Paper, savePaperRow } from './papers.store.ts';
import { openPaper } from './save-paper.ts';
import { presentPaper } from './show-paper.ts';

/** Makes the draft the next version, as it is and with its questions as they are, and opens it to every student of the institute. */
export async function publishPaper(
  ctx: Context,
  { params, body }: Input<typeof api.assessments.publishPaper>,
): Promise<PaperReply> {
  const published = await inTransaction(ctx, async (tx) =>
    publish(tx, authorize(tx, canPublishPaper, await openPaper(tx, params.paperId, body.revision))),
  );
  return presentPaper(ctx, published);
}

/** The same for a paper that is locked already: PAPER_NOT_READY with every problem, PAPER_PUBLISHED where nothing is new. */
export async function publish(tx: TransactionContext, paper: Paper): Promise<Paper> {
  const questions = await currentQuestions(tx, paper.draft);
  const problems = paperProblems(paper.draft, paper.settings, questions, tx.clock.now());
  if (problems.length > 0) fail('PAPER_NOT_READY', { problems });
  const before = paper.version > 0 ? await paperVersion(tx, paper.id, paper.version) : undefined;
  if (before && !paper.changed && !isBankAhead(before, questions)) fail('PAPER_PUBLISHED', { status: paper.status });

  const version = snapshot(paper.draft, questions, {
    paperId: paper.id,
    version: paper.version + 1,
    publishedAt: tx.clock.now(),
  });
  const published: Paper = {
    ...paper,
    status: 'published',
    version: version.version,
    revision: paper.revision + 1,
    changed: false,
    updatedAt: tx.clock.now(),
  };
  await insertVersion(tx, version);
  await savePaperRow(tx, published);
  await grant(tx, { holder: 'everyone', thingKind: 'paper', thingId: paper.id, source: 'published' });
  await record(tx, {
    action: 'paper.published',
    subjectKind: 'paper',
    subjectId: paper.id,
    details: { version: version.version, title: version.title, questions: version.questions },
  });
  await emit(tx, paperPublished, { paperId: paper.id, version: version.version });
  return published;
}

/** The questions of a draft, held so that nobody removes one before the version is written. */
async function currentQuestions(tx: TransactionContext, draft: PaperDraft): Promise<Map<string, CurrentQuestion>> {
  const held = await holdForPaper(
    tx,
    draft.sections.flatMap(({ questionIds }) => questionIds),
  );
  const versions = await versionsOf(tx, [...held.values()]);
  return new Map(
    [...held].map(([id, question]) => [id, { ...question, optionCount: versions.get(id)?.optionCount ?? 0 }]),
  );
}
