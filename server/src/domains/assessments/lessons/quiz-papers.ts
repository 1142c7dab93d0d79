import { paperDraft } from '@abhyas/contract/assessments/shapes';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { getForPaper } from '../../questions/index.ts';
import { defaultDraft, defaultSettings } from '../authoring/default-draft.ts';
import { insertDraft } from '../authoring/insert-draft.ts';
import { getPaper } from '../authoring/papers.store.ts';
import { publish } from '../authoring/publish-paper.ts';
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
