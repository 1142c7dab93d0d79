import type { Question } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import { emptyDoc } from './documents.ts';
import { markCell } from './grid-key.ts';
import { addItem, removeItem, writeItem } from './list-items.ts';
import {
  changeType,
  copyToHindi,
  draftOf,
  emptyForm,
  formOf,
  hasHindi,
  keyOf,
  markOptionRight,
  type QuestionForm,
  snapshotOf,
} from './question-form.ts';

const area = '0190a5b0-0000-7000-8000-00000000000a';
const stored = (of: Pick<Question, 'type' | 'content' | 'key'>): Parameters<typeof formOf>[0] => ({
  difficulty: 1,
  knowledgeArea: { id: area, name: 'Kinematics', subject: 'physics' },
  pastExams: [],
  expectedSeconds: null,
  tags: [],
  ...of,
});
const lists = { first: ['$P$', '$Q$'].map(fromSource), second: ['a', 'b', 'c'].map(fromSource) };
const grid = stored({
  type: 'MATRIX',
  content: { en: { stem: fromSource('Match'), options: [], lists, explanation: emptyDoc } },
  key: { kind: 'matrix', rows: [[1, 3], [2]] },
});
const assertion = stored({
  type: 'ASSERTION-REASON',
  content: {
    en: {
      stem: emptyDoc,
      options: [],
      statements: { assertion: fromSource('Ice floats.'), reason: fromSource('It is lighter.') },
      explanation: emptyDoc,
    },
  },
  key: { kind: 'choice', accepted: [[3]] },
});
const written = stored({
  type: 'SUBJECTIVE-LONG',
  content: { en: { stem: fromSource('Why?'), options: [], explanation: emptyDoc } },
  key: { kind: 'rubric', modelAnswer: fromSource('Because.'), criteria: [{ text: 'The law', marks: 2 }] },
});

describe('editing each type of question', () => {
  it.each([
    ['a grid', grid],
    ['an assertion with its reason', assertion],
    ['an answer in words', written],
    [
      'matched lists',
      stored({
        type: 'MATCH-LIST',
        content: {
          en: { stem: fromSource('Match'), options: ['x', 'y'].map(fromSource), lists, explanation: emptyDoc },
        },
        key: { kind: 'choice', accepted: [[2]] },
      }),
    ],
  ])('saves %s exactly as it was', (_what, question) => {
    const { draft } = draftOf(formOf(question));
    expect(draft && { type: draft.type, content: draft.content, key: draft.key }).toEqual({
      type: question.type,
      content: question.content,
      key: question.key,
    });
  });

  it('the key of a grid follows its rows and columns when one is taken away', () => {
    const form = formOf(grid);
    const without = removeItem(form, 'second', form.lists.second[0]!.id);
    expect(keyOf(without).key).toEqual({ kind: 'matrix', rows: [[2], [1]] });
    const wider = addItem(without, 'first');
    expect(keyOf(wider).problems).toEqual({ 'key.rows.2': 'questions.kinds.problems.emptyRow' });
  });

  it('a cell of a grid is marked and taken back', () => {
    const form = formOf(grid);
    const [row, column] = [form.lists.first[1]!.id, form.lists.second[2]!.id];
    const marked = { ...form, key: markCell(form.key, row, column) };
    expect(keyOf(marked).key).toEqual({
      kind: 'matrix',
      rows: [
        [1, 3],
        [2, 3],
      ],
    });
    expect(snapshotOf(marked)).not.toBe(snapshotOf(form));
    expect(snapshotOf({ ...marked, key: markCell(marked.key, row, column) })).toBe(snapshotOf(form));
  });

  it('names every empty item of a new grid, and no option', () => {
    const { problems } = draftOf({ ...emptyForm(), type: 'MATRIX', knowledgeAreaId: area });
    const paths = Object.keys(problems);
    expect(paths.filter((path) => path.startsWith('content.en.lists.first.'))).toHaveLength(4);
    expect(paths.filter((path) => path.startsWith('content.en.lists.second.'))).toHaveLength(4);
    expect(paths.some((path) => path.includes('options'))).toBe(false);
  });

  it('an assertion may stand without an introduction, but not without its reason', () => {
    const form = formOf(assertion);
    const half: QuestionForm = { ...form, statements: { ...form.statements, reason: { en: emptyDoc, hi: emptyDoc } } };
    expect(draftOf(half).problems).toEqual({ 'content.en.statements.reason': 'questions.kinds.problems.reason' });
  });

  it('an assertion asks anew which sentence is true when it was a choice of options before', () => {
    const choice = markOptionRight(emptyForm(), emptyForm().options[0]!.id);
    expect(keyOf(changeType(choice, 'ASSERTION-REASON')).key).toBeUndefined();
    const marked = markOptionRight(changeType(choice, 'ASSERTION-REASON'), '4');
    expect(keyOf(marked).key).toEqual({ kind: 'choice', accepted: [[4]] });
  });

  it('a rubric needs words and whole marks at each point', () => {
    const form = formOf(written);
    const criteria = [{ id: 'c', text: ' ', marks: '1.5' }];
    expect(keyOf({ ...form, key: { ...form.key, criteria } }).problems).toEqual({
      'key.criteria.0.text': 'questions.kinds.problems.noCriterion',
      'key.criteria.0.marks': 'questions.kinds.problems.marks',
    });
  });

  it('Hindi counts once an item of a list is written in it, and English can be taken over', () => {
    const form = formOf(grid);
    expect(hasHindi(form)).toBe(false);
    const hindi = writeItem(form, 'first', form.lists.first[0]!.id, 'hi', fromSource('बल'));
    expect(hasHindi(hindi)).toBe(true);
    const { draft } = draftOf(copyToHindi(hindi));
    expect(draft?.content.hi?.lists).toEqual({ ...lists, first: [fromSource('बल'), lists.first[1]] });
  });
});
