import type { QuestionSheet, SheetQuestion } from '@abhyas/contract/assessments/shapes';
import { askedOf } from '@abhyas/contract/questions/question-types';
import type { Variant } from '@abhyas/contract/questions/variables';
import { fillContent } from '../../questions/index.ts';

/** The sheet with these numbers in its questions, in every language. Pure: the sheet that came in stays as it is. */
export function fillSheet(sheet: QuestionSheet, variants: ReadonlyMap<string, Variant>): QuestionSheet {
  return {
    ...sheet,
    sections: sheet.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => {
        const variant = variants.get(question.id);
        return variant ? fillQuestion(question, variant) : question;
      }),
    })),
  };
}

type Asked = SheetQuestion['content']['en'];
const withheld = { type: 'doc', content: [] } as const;

function fillQuestion(question: SheetQuestion, variant: Variant): SheetQuestion {
  const filled = (words: Asked): Asked =>
    askedOf(fillContent({ ...words, explanation: { ...withheld, content: [] } }, variant));
  const { en, hi } = question.content;
  return { ...question, content: { en: filled(en), ...(hi && { hi: filled(hi) }) } };
}
