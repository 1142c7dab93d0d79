import { paperDraft } from '@abhyas/contract/assessments/shapes';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { getForPaper } from '../../questions/index.ts';
import { defaultDraft, defaultSettings } from '../authoring/default-draft.ts';
import { insertDraft } from '../authoring/insert-draft.ts';
import { countAttempts, findPaper, getPaper, type Paper, savePaperRow } from '../versions/papers.store.ts';
import { publish } from '../publishing/publish-paper.ts';
import { paperArchived } from '../events.ts';
import { factsOf } from './paper-facts.ts';

/** A quiz is there to learn from: it may be tried again and again. */
const quizSettings = { ...defaultSettings, attemptsAllowed: 20 };

/** A draft paper without a window, made with its lesson. */
export function createQuiz(tx: TransactionContext, title: string): Promise<string> {
  return insertDraft(tx, defaultDraft(title.slice(0, MOST_TITLE)), { settings: quizSettings });
}
const MOST_TITLE = 120;

/** The same questions, marks and time in a paper of its own. */
export async function copyQuiz(tx: TransactionContext, id: string): Promise<string> {
  const { draft } = await getPaper(tx, id);
  const sections = draft.sections.map((section) => ({ ...section, id: newId() }));
  return insertDraft(tx, { ...draft, sections }, { settings: quizSettings });
}

/** Publishes the quiz with its course where anything is new; it opens to nobody but through the lesson. */
export async function publishQuiz(tx: TransactionContext, id: string): Promise<void> {
  const facts = (await factsOf(tx, [id])).get(id);
  if (!facts?.changed || facts.status === 'archived') return;
  await publish(tx, await getPaper(tx, id, true), { toNobody: true });
}

/** Takes a quiz out of the lists of tests with its lesson; one that somebody attempted stays, because its results are looked at there. */
export async function archiveQuiz(tx: TransactionContext, id: string): Promise<void> {
  const paper = await findPaper(tx, id, true);
  if (!paper || paper.status === 'archived' || ((await countAttempts(tx, [id])).get(id) ?? 0) > 0) return;
  await saveStatus(tx, paper, 'archived');
  await emit(tx, paperArchived, { paperId: id });
}

export async function bringQuizBack(tx: TransactionContext, id: string): Promise<void> {
  const paper = await findPaper(tx, id, true);
  if (paper?.status === 'archived') await saveStatus(tx, paper, paper.version > 0 ? 'published' : 'draft');
}

async function saveStatus(tx: TransactionContext, paper: Paper, status: Paper['status']): Promise<void> {
  await savePaperRow(tx, { ...paper, status, revision: paper.revision + 1, updatedAt: tx.clock.now() });
  const action = status === 'archived' ? 'paper.archived' : 'paper.brought_back';
  await record(tx, { action, subjectKind: 'paper', subjectId: paper.id, details: { version: paper.version } });
}

/** The draft of a paper as plain JSON. */
export async function archivePaperOf(ctx: Context, id: string): Promise<unknown> {
  return (await getPaper(ctx, id)).draft;
}

/** A quiz made of what `archivePaperOf` gave; questions that this institute does not have are left out. */
export async function quizFromArchive(tx: TransactionContext, archived: unknown): Promise<string> {
  const draft = paperDraft.parse(archived);
  const known = await getForPaper(
    tx,
    draft.sections.flatMap(({ questionIds }) => questionIds),
  );
  const sections = draft.sections.map(({ questionIds, ...section }) => ({
    ...section,
    id: newId(),
    questionIds: questionIds.filter((questionId) => known.has(questionId)),
  }));
  return insertDraft(tx, { ...draft, sections }, { settings: quizSettings });
}
