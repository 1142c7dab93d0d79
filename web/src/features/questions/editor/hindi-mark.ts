import { draftOf, hasHindi, type QuestionForm } from './form/question-form.ts';
import { isEmpty } from './form/documents.ts';

/** What the Hindi tab is marked with: nothing is written yet, or something of it is still missing. Undefined where Hindi is whole. */
export function hindiMark(form: QuestionForm): 'none' | 'incomplete' | 'explanation' | undefined {
  if (!hasHindi(form)) return 'none';
  if (Object.keys(draftOf(form).problems).some((path) => path.startsWith('content.hi'))) return 'incomplete';
  return isEmpty(form.explanation.hi) && !isEmpty(form.explanation.en) ? 'explanation' : undefined;
}
