import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import type { PaperDraft } from '@abhyas/contract/assessments/shapes';
import { newId } from '../../../kernel/ids.ts';
import { defaultDraft } from '../authoring/default-draft.ts';

/** A draft with the sections, the marks and the time of an official paper, in which only the questions are missing. */
export function draftOfPattern(title: string, pattern: ExamPattern): PaperDraft {
  return {
    ...defaultDraft(title),
    patternId: pattern.id,
    minutes: pattern.minutes,
    sections: pattern.sections.map(({ title: name, rule, questions, counted }) => ({
      id: newId(),
      title: name,
      rule,
      ...(counted < questions && { counted }),
      questionIds: [],
    })),
  };
}
