import type { PaperDraft, PaperProblem } from '@abhyas/contract/assessments/shapes';

const problem = (code: PaperProblem['code'], values: PaperProblem['values']): PaperProblem => ({ code, values });

/** exams: locked sections. All sections have a time or none, and together they make the paper's. Pure. */
export function sectionTimeProblems({ sections, minutes }: Pick<PaperDraft, 'sections' | 'minutes'>): PaperProblem[] {
  const without = sections.filter((section) => section.minutes === undefined);
  if (without.length === sections.length) return [];
  if (without.length > 0)
    return [problem('SECTION_TIMES_MISSING', { sections: without.map(({ title }) => title).join(', ') })];
  const sum = sections.reduce((total, section) => total + (section.minutes ?? 0), 0);
  return sum === minutes ? [] : [problem('SECTION_TIMES_SUM', { sum, minutes })];
}

/** Where only some answers count, each must be worth the same: which ones count would else decide the full marks. Pure. */
export function ownMarksProblems({ sections }: Pick<PaperDraft, 'sections'>): PaperProblem[] {
  return sections.flatMap(({ title, counted, questionIds, questionRules = {} }) => {
    const count = questionIds.filter((id) => questionRules[id]).length;
    return counted !== undefined && count > 0 ? [problem('OWN_MARKS_COUNTED', { section: title, count })] : [];
  });
}
