import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import type { PaperDraft } from '@abhyas/contract/assessments/shapes';
import { newId } from '../../../kernel/ids.ts';
import { defaultDraft } from './default-draft.ts';

/**
 * A draft with the sections, the marks, the time and the screen of an official paper, in which only the questions are missing. Its languages
 * are the usual ones: which the questions speak is the teacher's to say.
 */
export function draftOfPattern(title: string, pattern: ExamPattern): PaperDraft {
  const usual = defaultDraft(title);
  return {
    ...usual,
    console: { ...pattern.console, languages: usual.console.languages },
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
