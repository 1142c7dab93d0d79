import type { PaperDraft } from '@abhyas/contract/assessments/shapes';

/** A draft whose sections hold marks of single questions only for questions that stand in them: what left takes its marks with it. Pure. */
export function withoutStaleMarks(draft: PaperDraft): PaperDraft {
  return {
    ...draft,
    sections: draft.sections.map(({ questionRules, ...section }) => {
      const own = section.questionIds.flatMap((id) => (questionRules?.[id] ? [[id, questionRules[id]] as const] : []));
      return own.length > 0 ? { ...section, questionRules: Object.fromEntries(own) } : section;
    }),
  };
}
