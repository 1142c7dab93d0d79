import { type PaperDraft, paperKind } from '@abhyas/contract/assessments/shapes';
import type { TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { record } from '../../../audit/index.ts';
import { grant } from '../../../entitlements/index.ts';
import { defaultSettings } from '../../authoring/default-draft.ts';
import { insertPaper } from '../../versions/papers.store.ts';
import { currentQuestions } from '../../publishing/publish-paper.ts';
import { paperProblems } from '../../checks/paper-problems.ts';
import { snapshot } from '../../versions/snapshot.ts';
import { insertVersion } from '../../versions/versions.store.ts';
import { saveExamOf } from '../own-papers.store.ts';

const { CUSTOM, OVERVIEW, PRACTICE } = paperKind.enum;

export interface OwnPaperMade {
  readonly kind: typeof CUSTOM | typeof OVERVIEW | typeof PRACTICE;
  readonly accountId: string;
  readonly examId: number;
  readonly draft: PaperDraft;
}

/**
 * Publishes a paper to one student alone: in nobody's list, no notice, no event. One that is only practised is not open even to him.
 * CONFLICT where a question went out of the bank since it was chosen.
 */
export async function publishOwn(
  tx: TransactionContext,
  { kind, accountId, examId, draft: asked }: OwnPaperMade,
): Promise<string> {
  const questions = await currentQuestions(tx, asked);
  const draft = withLanguages(asked, [...questions.values()]);
  if (paperProblems(draft, defaultSettings, questions, tx.clock.now()).length > 0) fail('CONFLICT');
  const id = newId();
  const version = snapshot(draft, questions, { paperId: id, version: 1, publishedAt: tx.clock.now() });
  await insertPaper(tx, {
    id,
    kind,
    status: kind === PRACTICE ? 'archived' : 'published',
    version: 1,
    revision: 1,
    draft,
    changed: false,
    settings: defaultSettings,
  });
  await insertVersion(tx, version);
  await saveExamOf(tx, id, examId);
  if (kind === PRACTICE) return id;
  await grant(tx, { holder: { accountId }, thingKind: 'paper', thingId: id, source: 'own' });
  await record(tx, {
    action: 'paper.made_for_oneself',
    subjectKind: 'paper',
    subjectId: id,
    details: { title: draft.title, questions: version.questions, kind },
  });
  return id;
}

/** Of the languages asked for those that every question has; English at least. */
function withLanguages(draft: PaperDraft, questions: readonly { readonly languages: readonly string[] }[]): PaperDraft {
  const shared = draft.console.languages.filter(
    (language) => language === 'en' || questions.every(({ languages }) => languages.includes(language)),
  );
  return { ...draft, console: { ...draft.console, languages: shared } };
}
