import { describe, expect, it } from 'vitest';
import { emptyKey, forgetOption, markOption, readKey, switchWay, writeKey, type KeyForm } from './key-form.ts';

const options = ['a', 'b', 'c', 'd'];
const number = (over: Partial<KeyForm['ranges'][number]>): KeyForm => ({
  ...emptyKey(),
  ranges: [{ id: 'r', way: 'tolerance', value: '', tolerance: '', from: '', to: '', ...over }],
});

describe('the key of a choice question', () => {
  it('has exactly one right option in a single-correct question', () => {
    const key = markOption('SINGLE', markOption('SINGLE', emptyKey(), 'a'), 'c');
    expect(writeKey('SINGLE', key, options).key).toEqual({ kind: 'choice', accepted: [[3]] });
  });

  it('collects and releases the right options of a multiple-correct question', () => {
    let key = markOption('MULTIPLE', emptyKey(), 'd');
    key = markOption('MULTIPLE', key, 'a');
    expect(writeKey('MULTIPLE', key, options).key).toEqual({ kind: 'choice', accepted: [[1, 4]] });
    expect(writeKey('MULTIPLE', markOption('MULTIPLE', key, 'd'), options).key).toEqual({
      kind: 'choice',
      accepted: [[1]],
    });
  });

  it('follows its option when the options change places', () => {
    const key = markOption('SINGLE', emptyKey(), 'b');
    expect(writeKey('SINGLE', key, ['b', 'a', 'c']).key).toEqual({ kind: 'choice', accepted: [[1]] });
  });

  it('is missing after its only right option is removed', () => {
    const key = forgetOption(markOption('SINGLE', emptyKey(), 'b'), 'b');
    expect(writeKey('SINGLE', key, ['a', 'c'])).toEqual({
      problems: { 'key.accepted': 'questions.editor.problems.noneCorrect' },
    });
  });

  it('keeps a second accepted answer that a challenge gave', () => {
    const stored = { kind: 'choice' as const, accepted: [[2], [3]] };
    expect(writeKey('SINGLE', readKey(stored, options), options).key).toEqual(stored);
  });

  it('refuses several right options once the type is single-correct', () => {
    const key = { ...emptyKey(), correct: ['a', 'b'] };
    expect(writeKey('SINGLE', key, options).problems).toHaveProperty(['key.accepted']);
  });
});

describe('the key of a number', () => {
  it('is value minus to value plus tolerance, exactly', () => {
    const { key } = writeKey('DECIMAL', number({ value: '9.8', tolerance: '.05' }), []);
    expect(key).toEqual({ kind: 'number', accepted: [{ from: '9.75', to: '9.85' }] });
  });

  it('is exact without a tolerance', () => {
    const { key } = writeKey('INTEGER', number({ value: '−92' }), []);
    expect(key).toEqual({ kind: 'number', accepted: [{ from: '-92', to: '-92' }] });
  });

  it('opens as value and tolerance and comes back the same', () => {
    const stored = { kind: 'number' as const, accepted: [{ from: '9.75', to: '9.85' }], decimals: 2 };
    const form = readKey(stored, []);
    expect(form.ranges[0]).toMatchObject({ way: 'tolerance', value: '9.8', tolerance: '0.05' });
    expect(writeKey('DECIMAL', form, []).key).toEqual(stored);
  });

  it('opens as a range where the middle would be a longer number', () => {
    expect(readKey({ kind: 'number', accepted: [{ from: '1', to: '2' }] }, []).ranges[0]?.way).toBe('range');
  });

  it('keeps its numbers when the way of typing changes', () => {
    const [range] = number({ value: '5', tolerance: '0.5' }).ranges;
    const asRange = switchWay(range!, 'range');
    expect(asRange).toMatchObject({ from: '4.5', to: '5.5' });
    expect(switchWay(asRange, 'tolerance')).toMatchObject({ value: '5', tolerance: '0.5' });
  });

  it.each([
    [{ value: 'five' }, 'key.accepted.0.from'],
    [{ value: '5', tolerance: 'x' }, 'key.accepted.0.to'],
    [{ way: 'range' as const, from: '3', to: '2' }, 'key.accepted.0.to'],
    [{ value: '5', tolerance: '-1' }, 'key.accepted.0.to'],
  ])('names the field that is wrong in %j', (range, path) =>
    expect(Object.keys(writeKey('DECIMAL', number(range), []).problems)).toEqual([path]),
  );

  it('must be whole for an integer question', () =>
    expect(writeKey('INTEGER', number({ value: '2.5' }), []).problems).toHaveProperty(['key.accepted.0.from']));
});

describe('the key of a text', () => {
  it('drops empty lines and spaces around', () => {
    const { key } = writeKey('FILL-BLANK-TEXT', { ...emptyKey(), accepted: [' mitosis ', ''] }, []);
    expect(key).toEqual({ kind: 'text', accepted: ['mitosis'], caseSensitive: false });
  });

  it('needs at least one accepted text', () =>
    expect(writeKey('FILL-BLANK-TEXT', emptyKey(), []).problems).toHaveProperty(['key.accepted']));
});
