import { type Checklist, checklistQuestions, type ChecklistStep } from '@abhyas/contract/onboarding/checklist';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import type { Context } from '../../../kernel/context.ts';
import { listPapers } from '../../assessments/index.ts';
import { countStaff, countStudents } from '../../identity/index.ts';
import { countQuestions } from '../../questions/index.ts';
import { firstColours, settingsOf } from '../../tenancy/index.ts';
import { findProgress } from './progress.store.ts';

/** The first steps of a new institute, each told by the domain that knows; null where there are none or the list was put away. */
export async function showChecklist(ctx: Context): Promise<Checklist | null> {
  const progress = await findProgress(ctx);
  return !progress || progress.dismissed_at ? null : buildChecklist(ctx, progress.paper_id);
}

export async function buildChecklist(ctx: Context, samplePaperId: string | null): Promise<Checklist> {
  const [settings, questions, staff, students, papers, published] = await Promise.all([
    settingsOf(ctx.instituteId),
    countQuestions(ctx),
    countStaff(ctx),
    countStudents(ctx),
    listPapers(ctx, { query: { page: 1, size: 50 } }),
    listPapers(ctx, { query: { page: 1, size: 1, status: 'published' } }),
  ]);
  const built = papers.rows.filter((row) => row.questions > 0 && row.status !== 'archived');
  const done: Readonly<Record<ChecklistStep, boolean>> = {
    questions: questions >= checklistQuestions,
    paper: built.length > 0,
    publish: published.total > 0,
    brand: settings !== undefined && isBranded(settings),
    teacher: staff > 1,
    student: students > 0,
  };
  const steps = Object.entries(done).map(([name, isDone]) => ({ name: name as ChecklistStep, done: isDone }));
  const paper = built.find(({ id }) => id === samplePaperId) ?? built[0];
  return {
    steps,
    percent: Math.round((100 * steps.filter((step) => step.done).length) / steps.length),
    published: done.publish,
    paperId: paper?.id ?? null,
  };
}

/** A picture of its own, or colours other than those that every institute starts with. */
function isBranded({ config: { logo, icon }, brand }: InstituteSettings): boolean {
  return logo !== '' || icon !== '' || brand.accent !== firstColours.accent || brand.action !== firstColours.action;
}
