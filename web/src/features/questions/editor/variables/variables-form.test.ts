import type { FormulaKey, QuestionVariables } from '@abhyas/contract/questions/variables';
import { expect, it } from 'vitest';
import {
  emptyConstraint,
  emptyValue,
  emptyVariable,
  emptyVariables,
  isComputed,
  nextName,
  readVariables,
  shotOf,
  writeAnswer,
  writeVariables,
  type VariablesForm,
} from './variables-form.ts';

const stored: QuestionVariables = {
  variables: [
    { kind: 'range', name: 'a', from: '-2.5', to: '10', step: '0.5' },
    { kind: 'choice', name: 'g', choices: ['9.8', '10'] },
  ],
  values: [{ name: 'v', expression: 'a * g', decimals: 2 }],
  constraints: ['a != 0'],
};
const key: FormulaKey = {
  kind: 'formula',
  expression: 'v / 2',
  tolerance: { kind: 'percent', amount: '5' },
  decimals: 1,
  unit: 'm/s',
};
const on = (over: Partial<VariablesForm>): VariablesForm => ({ ...emptyVariables(), on: true, ...over });

it('opens what is stored and writes the same again', () => {
  const form = readVariables(stored, key);
  expect(writeVariables('DECIMAL', form)).toEqual({ variables: stored, problems: {} });
  expect(writeAnswer(form)).toEqual({ key, problems: {} });
  expect(isComputed('DECIMAL', form)).toBe(true);
  expect(isComputed('SINGLE', form)).toBe(false);
});

it('keeps a number that is the same for all variants', () => {
  const form = readVariables(stored, { kind: 'number', accepted: [{ from: '1', to: '1' }] });
  expect(isComputed('DECIMAL', form)).toBe(false);
});

it('saves nothing while it is switched off, or of a type that is answered in words', () => {
  const form = readVariables(stored, key);
  expect(writeVariables('SINGLE', { ...form, on: false })).toEqual({ problems: {} });
  expect(writeVariables('FILL-BLANK-TEXT', form)).toEqual({ problems: {} });
  expect(writeVariables('SUBJECTIVE-LONG', form)).toEqual({ problems: {} });
});

it('names what is missing by the path of its field', () => {
  const form = on({
    variables: [
      { ...emptyVariable('range', '1a'), from: 'x', step: '' },
      { ...emptyVariable('choice', 'b'), choices: '9.8' },
    ],
    values: [{ ...emptyValue('c'), decimals: '2.5' }],
    constraints: [emptyConstraint()],
  });
  expect(Object.keys(writeVariables('SINGLE', form).problems)).toEqual([
    'variables.variables.0.name',
    'variables.variables.0.from',
    'variables.variables.0.step',
    'variables.variables.1.choices',
    'variables.values.0.expression',
    'variables.values.0.decimals',
    'variables.constraints.0',
  ]);
  expect(writeVariables('SINGLE', on({})).problems).toEqual({ variables: 'questions.variables.problems.none' });
  expect(Object.keys(writeAnswer(on({})).problems)).toEqual(['key.expression']);
});

it('reads numbers as people type them', () => {
  const form = on({
    variables: [
      { ...emptyVariable('range', ' a '), from: '−2', to: '+3', step: '.5' },
      { ...emptyVariable('choice', 'b'), choices: '1, 2;3  −4' },
    ],
  });
  expect(writeVariables('SINGLE', form).variables?.variables).toEqual([
    { kind: 'range', name: 'a', from: '-2', to: '3', step: '0.5' },
    { kind: 'choice', name: 'b', choices: ['1', '2', '3', '-4'] },
  ]);
});

it('offers the next free letter, and never the number e', () => {
  const variables = [...'abcd'].map((name) => emptyVariable('range', name));
  expect(nextName({ variables, values: [] })).toBe('f');
  expect(nextName({ variables: [], values: [emptyValue('a')] })).toBe('b');
});

it('has one shot for the same numbers, whatever their rows are called, and another for other numbers', () => {
  const shot = (form: VariablesForm) => JSON.stringify(shotOf('DECIMAL', form));
  const form = readVariables(stored, key);
  expect(shot(readVariables(stored, key))).toBe(shot(form));
  expect(shot({ ...form, constraints: [] })).not.toBe(shot(form));
  expect(shot({ ...form, answer: { ...form.answer, unit: 'km/h' } })).not.toBe(shot(form));
  expect(shot({ ...form, on: false })).toBe(shot(emptyVariables()));
});
