import { fromSource } from '@abhyas/contract/rich-text';
import { expect, it } from 'vitest';
import { emptyForm, snapshotOf } from '../form/question-form.ts';
import { reviveForm } from './revive-form.ts';

const sent = (form: unknown) => JSON.parse(JSON.stringify(form)) as unknown;

it('gives back what was typed as it was, also what is not complete', () => {
  const { key, ...begun } = emptyForm();
  const ranges = key.ranges.map((range) => ({ ...range, value: '2.' }));
  const form = { ...begun, key: { ...key, ranges }, stem: { en: fromSource('If $I$'), hi: fromSource('') } };
  const revived = reviveForm(sent(form))!;
  expect(revived).toEqual(form);
  expect(snapshotOf(revived)).toBe(snapshotOf(form));
});

it('opens a form that was kept before a field was invented', () => {
  const { key: _key, pastExams: _exams, ...older } = emptyForm();
  const revived = reviveForm(sent(older))!;
  expect(revived.pastExams).toEqual([]);
  expect(revived.key.accepted).toEqual(['']);
});

it.each([[null], ['words'], [[]]])('makes no form of %j', (kept) => expect(reviveForm(kept)).toBeUndefined());

it('is not led astray by fields of another kind', () => {
  const revived = reviveForm({ stem: 'text', options: 3, difficulty: 'hard', key: null })!;
  expect(snapshotOf(revived)).toBe(snapshotOf(emptyForm()));
});
