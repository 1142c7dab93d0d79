import { paperCriteria, type Relaxation } from '@abhyas/contract/assessments/generation';
import type { BlueprintForm, SectionWish } from '../blueprint-form.ts';

/** The sections that are sent, in the order by which a relaxation names them. */
export const wantedSections = ({ sections }: Pick<BlueprintForm, 'sections'>): SectionWish[] =>
  sections.filter(({ count }) => count > 0);

/** What is wished, with one rule less or fewer questions. Fewer tests are no matter of the rules. Pure. */
export function relaxedForm(form: BlueprintForm, relaxation: Relaxation): BlueprintForm {
  const wanted = wantedSections(form);
  const change = (values: (section: SectionWish, at: number) => Partial<SectionWish>): BlueprintForm => ({
    ...form,
    sections: form.sections.map((section) => {
      const at = wanted.indexOf(section);
      return at < 0 ? section : { ...section, ...values(section, at) };
    }),
  });
  switch (relaxation.drop) {
    case 'papers':
      return form;
    case 'unusedDays':
      return { ...form, unusedDays: null };
    case 'criterion':
      return { ...form, criterion: paperCriteria.random };
    case 'count': {
      const counts = new Map(relaxation.counts.map(({ section, count }) => [section, count]));
      return change(({ count }, at) => ({ count: counts.get(at) ?? count }));
    }
    case 'groups':
      return change(({ groups }, at) => ({ groups: relaxation.sections.includes(at) ? 0 : groups }));
    case 'difficulty':
    case 'chapters': {
      const { drop, sections } = relaxation;
      return change(({ free }, at) => ({ free: sections.includes(at) ? [...new Set([...free, drop])] : free }));
    }
  }
}

interface Wishes<N extends { readonly papers: number }> {
  readonly form: BlueprintForm;
  readonly naming: N;
}

/** The same with how many tests are wished. */
export const relaxed = <N extends { readonly papers: number }>(
  { form, naming }: Wishes<N>,
  relaxation: Relaxation,
): Wishes<N> => ({
  form: relaxedForm(form, relaxation),
  naming: relaxation.drop === 'papers' ? { ...naming, papers: relaxation.papers } : naming,
});
