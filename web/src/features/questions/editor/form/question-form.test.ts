import { describe, expect, it } from 'vitest';
import type { Question } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import {
  addOption,
  changeType,
  copyToHindi,
  draftOf,
  emptyForm,
  formOf,
  hasHindi,
  markOptionRight,
  moveOption,
  removeOption,
  snapshotOf,
} from './question-form.ts';

const area = '0190a5b0-0000-7000-8000-00000000000a';
const stored: Parameters<typeof formOf>[0] = {
  type: 'SINGLE',
  difficulty: 1,
  knowledgeArea: { id: area, name: 'Kinematics', subject: 'physics' },
  pastExams: ['Apr-2024'],
  expectedSeconds: 90,
  tags: ['speed'],
  content: {
    en: {
      stem: fromSource('A body covers $14\\ \\text{m}$ in $2\\ \\text{s}$. Its average speed is'),
      options: ['$7$', '$14$', '$28$'].map(fromSource),
      explanation: fromSource('Divide distance by time.'),
    },
  },
  key: { kind: 'choice', accepted: [[1]] },
} satisfies Partial<Question>;

describe('editing a question', () => {
  it('saves an unchanged question exactly as it was', () => {
    const { draft } = draftOf(formOf(stored));
    expect(draft).toEqual({
      type: 'SINGLE',
      difficulty: 1,
      knowledgeAreaId: area,
      pastExams: ['Apr-2024'],
      expectedSeconds: 90,
      tags: ['speed'],
      content: stored.content,
      key: stored.key,
    });
  });

  it('lists every problem of an empty question by its field', () => {
    const { draft, problems } = draftOf(emptyForm());
    expect(draft).toBeUndefined();
    expect(Object.keys(problems).sort()).toEqual([
      'content.en.options.0',
      'content.en.options.1',
      'content.en.options.2',
      'content.en.options.3',
      'content.en.stem',
      'key.accepted',
      'knowledgeAreaId',
    ]);
  });

  it('asks for options only where one chooses among them', () => {
    const { problems } = draftOf(changeType(emptyForm(), 'INTEGER'));
    expect(Object.keys(problems).filter((path) => path.includes('options'))).toEqual([]);
  });

  it('keeps the right option right when it moves', () => {
    const form = formOf(stored);
    const moved = moveOption(form, 0, 1);
    expect(draftOf(moved).draft?.key).toEqual({ kind: 'choice', accepted: [[2]] });
  });

  it('takes an option over several others', () => {
    const form = formOf(stored);
    expect(moveOption(form, 2, 0).options.map(({ id }) => id)).toEqual([2, 0, 1].map((i) => form.options[i]!.id));
  });

  it('has two to six options', () => {
    let form = formOf(stored);
    for (let i = 0; i < 6; i++) form = addOption(form);
    expect(form.options).toHaveLength(6);
    for (let i = 0; i < 6; i++) form = removeOption(form, form.options[0]!.id);
    expect(form.options).toHaveLength(2);
  });

  it('keeps the first right option when a multiple-correct question becomes single-correct', () => {
    let form = changeType(formOf(stored), 'MULTIPLE');
    form = markOptionRight(form, form.options[2]!.id);
    expect(draftOf(form).draft?.key).toEqual({ kind: 'choice', accepted: [[1, 3]] });
    expect(draftOf(changeType(form, 'SINGLE')).draft?.key).toEqual({ kind: 'choice', accepted: [[1]] });
  });

  it('wants Hindi whole once it is begun, and fills it from English where asked', () => {
    const form = formOf(stored);
    expect(hasHindi(form)).toBe(false);
    const begun = { ...form, stem: { ...form.stem, hi: fromSource('औसत चाल है') } };
    expect(Object.keys(draftOf(begun).problems)).toEqual([0, 1, 2].map((i) => `content.hi.options.${i}`));
    const { draft } = draftOf(copyToHindi(begun));
    expect(draft?.content.hi?.options).toEqual(stored.content.en.options);
    expect(draft?.content.hi?.stem).toEqual(fromSource('औसत चाल है'));
  });

  it('knows when nothing has changed, whatever the ids of the page', () => {
    expect(snapshotOf(formOf(stored))).toBe(snapshotOf(formOf(stored)));
    expect(snapshotOf({ ...formOf(stored), difficulty: 2 })).not.toBe(snapshotOf(formOf(stored)));
  });
});
