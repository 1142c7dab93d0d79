import type { Relaxation } from '@abhyas/contract/assessments/generation';
import type { BlueprintForm } from '../blueprint-form.ts';

interface Wishes<N extends { readonly papers: number }> {
  readonly form: BlueprintForm;
  readonly naming: N;
}

/** What is wished, with one rule less. */
export function relaxed<N extends { readonly papers: number }>(
  { form, naming }: Wishes<N>,
  relaxation: Relaxation,
): Wishes<N> {
  switch (relaxation.drop) {
    case 'papers':
      return { form, naming: { ...naming, papers: relaxation.papers } };
    case 'unusedDays':
      return { form: { ...form, unusedDays: null }, naming };
    case 'criterion':
      return { form: { ...form, askedInExam: false }, naming };
    case 'difficulty':
      return { form: { ...form, shares: null }, naming };
    case 'chapters':
      return { form: { ...form, chapters: [], bySyllabus: false }, naming };
    case 'groups':
      return { form: { ...form, sections: form.sections.map((section) => ({ ...section, groups: 0 })) }, naming };
  }
}
