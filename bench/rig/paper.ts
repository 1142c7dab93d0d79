import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import type { PaperSettings } from '@abhyas/contract/assessments/shapes';
import type { Person } from '../../server/src/testing/person.ts';
import { inTurns } from './sign-in.ts';

export interface RigPaper {
  readonly paperId: string;
  readonly questionIds: readonly string[];
}

/** Writes these questions into the bank, through the API. */
export async function writeQuestions(teacher: Person, drafts: readonly QuestionDraft[]): Promise<string[]> {
  return inTurns(drafts, 4, async (body) => (await teacher.api.questions.createQuestion({ body })).questionId);
}

/** The knowledge area that all questions of the rig belong to. */
export async function someArea(teacher: Person): Promise<string> {
  const [area] = await teacher.api.taxonomy.listKnowledgeAreas({ query: {} });
  if (!area) throw new Error('There is no knowledge area.');
  return area.id;
}

/** Publishes a paper of one section with these questions, open to everybody of the institute at once. */
export async function publishPaper(
  teacher: Person,
  questionIds: readonly string[],
  settings: Partial<PaperSettings> = {},
): Promise<RigPaper> {
  const { assessments } = teacher.api;
  const { paperId } = await assessments.createPaper({ body: { title: 'Paper of the rig' } });
  const params = { paperId };
  const paper = await assessments.showPaper({ params });
  const [section] = paper.draft.sections;
  if (!section) throw new Error('A new paper has no section.');
  const draft = { ...paper.draft, minutes: 180, sections: [{ ...section, questionIds: [...questionIds] }] };
  const saved = await assessments.savePaper({ params, body: { revision: paper.revision, draft } });
  const ready = await assessments.savePaperSettings({ params, body: { ...saved.settings, ...settings } });
  await assessments.publishPaper({ params, body: { revision: ready.revision } });
  return { paperId, questionIds };
}
