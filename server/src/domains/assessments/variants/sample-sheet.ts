import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import { drawVariant } from '../../questions/index.ts';
import type { SheetWords } from '../versions/build-sheet.ts';
import { fillSheet } from './fill-sheet.ts';

/** The sheet with example numbers, marked as such, where its questions have variables: the same ones whenever it is looked at. Pure. */
export function sampleSheet(sheet: QuestionSheet, words: SheetWords): QuestionSheet {
  const samples = new Map(
    [...words].flatMap(([id, { variables, version }]) =>
      variables ? [[id, drawVariant(variables, `sample/${id}/${version}`)] as const] : [],
    ),
  );
  if (samples.size === 0) return sheet;
  const filled = fillSheet(sheet, samples);
  return {
    ...filled,
    sections: filled.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) =>
        samples.has(question.id) ? { ...question, sample: true } : question,
      ),
    })),
  };
}
