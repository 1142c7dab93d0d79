import type { QuestionSheet, SheetQuestion } from '@abhyas/contract/assessments/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';

export const doc = (text: string): RichTextDoc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

const question = (id: string, number: number, type: SheetQuestion['type'], hindi: boolean): SheetQuestion => {
  const options = type === 'SINGLE' || type === 'MULTIPLE' ? ['one', 'two', 'three', 'four'].map(doc) : [];
  return {
    id,
    number,
    type,
    content: {
      en: { stem: doc(`Stem of ${id}`), options },
      ...(hindi && { hi: { stem: doc(`${id} का प्रश्न`), options } }),
    },
  };
};

/** The same paper with a grid of two rows and three columns, and an assertion with its reason, in its first section. */
export function aSheetOfKinds(): QuestionSheet {
  const sheet = aSheet();
  const lists = { first: ['force', 'energy'].map(doc), second: ['newton', 'joule', 'newton metre'].map(doc) };
  const empty: RichTextDoc = { type: 'doc', content: [] };
  const questions: SheetQuestion[] = [
    { id: 'm1', number: 1, type: 'MATRIX', content: { en: { stem: doc('Match them'), options: [], lists } } },
    {
      id: 'a1',
      number: 2,
      type: 'ASSERTION-REASON',
      content: {
        en: { stem: empty, options: [], statements: { assertion: doc('Ice floats'), reason: doc('It is lighter') } },
      },
    },
  ];
  return { ...sheet, sections: [{ ...sheet.sections[0]!, questions }] };
}

/** Physics with p1 (one option), p2 (several), p3 (a number); Chemistry with c1 (one option) and c2 (a text). */
export function aSheet({ hindi = false, reviewSaves = true, keyboardNumbers = false } = {}): QuestionSheet {
  const rule = { right: 400, wrong: -100, unanswered: 0, ladder: [] };
  const types: Record<string, SheetQuestion['type']> = {
    p1: 'SINGLE',
    p2: 'MULTIPLE',
    p3: 'INTEGER',
    c1: 'SINGLE',
    c2: 'FILL-BLANK-TEXT',
  };
  const questions = Object.entries(types).map(([id, type], i) => question(id, i + 1, type, hindi));
  return {
    paperId: 'paper',
    version: 1,
    title: 'Chapter test: Electrostatics',
    minutes: 60,
    marks: 2000,
    instructions: doc('Read well.'),
    console: { reviewSaves, keyboardNumbers, languages: hindi ? ['en', 'hi'] : ['en'] },
    sections: [
      { id: 'physics', title: 'Physics', rule, questions: questions.slice(0, 3) },
      { id: 'chemistry', title: 'Chemistry', rule: { ...rule, wrong: 0 }, questions: questions.slice(3) },
    ],
    images: {},
  };
}
