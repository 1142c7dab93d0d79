import type { PaperBlueprint } from '@abhyas/contract/assessments/generation';
import type { BlueprintForm, ChapterWish } from '../blueprint-form.ts';

/** Chapters by id, as a form shows them. */
type KnownChapters = ReadonlyMap<string, Pick<ChapterWish, 'subject' | 'name'>>;

/** Saved rules put into a form: sections by their titles, else by their order; those that the rules do not name want nothing. */
export function withBlueprint(form: BlueprintForm, saved: PaperBlueprint, known: KnownChapters): BlueprintForm {
  const named = new Map(saved.sections.map((wish) => [wish.title, wish]));
  const byTitle = form.sections.some(({ title }) => named.has(title));
  const weights = new Map(
    saved.sections.flatMap(({ chapters }) => chapters.map((one) => [one.knowledgeAreaId, one.weight] as const)),
  );
  const shares = saved.sections.find(({ difficulty }) => difficulty)?.difficulty ?? null;
  const subjectOf = (id: string) => known.get(id)?.subject;
  return {
    ...form,
    shares,
    chapters: [...weights].flatMap(([knowledgeAreaId, weight]) => {
      const chapter = known.get(knowledgeAreaId);
      return chapter ? [{ knowledgeAreaId, weight, subject: chapter.subject, name: chapter.name }] : [];
    }),
    bySyllabus: false,
    byStudents: saved.byStudents ?? false,
    criterion: saved.criterion,
    unusedDays: saved.unusedDays ?? null,
    sections: form.sections.map((section, at) => {
      const wish = byTitle ? named.get(section.title) : saved.sections[at];
      if (!wish) return { ...section, count: 0 };
      const { count, types, subject = null, groups = 0, rule = section.rule } = wish;
      const meant = [...weights.keys()].some((id) => subject === null || subjectOf(id) === subject);
      const free = [
        ...(shares && !wish.difficulty ? (['difficulty'] as const) : []),
        ...(meant && wish.chapters.length === 0 ? (['chapters'] as const) : []),
      ];
      return { ...section, count, types, subject, groups, rule, free };
    }),
  };
}

/** The same rules for sections that are marked already: as `form` has it. */
export const keepingMarks = (form: BlueprintForm, next: BlueprintForm): BlueprintForm => ({
  ...next,
  sections: next.sections.map((section, at) => ({ ...section, rule: form.sections[at]?.rule ?? section.rule })),
});
