import type { AnswerKey, Response } from '@abhyas/contract/questions/shapes';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judge } from '../../questions/index.ts';
import { optionOrder } from '../versions/option-order.ts';
import { shownKey, shownPlace } from './shown-key.ts';
import { setLetters } from '../versions/turn-around.ts';

const choices = fc.integer({ min: 2, max: 6 }).chain((optionCount) => {
  const numbers = Array.from({ length: optionCount }, (_, at) => at + 1);
  const some = fc.subarray(numbers, { minLength: 1 });
  return fc.record({
    id: fc.uuid(),
    type: fc.constantFrom('SINGLE' as const, 'MULTIPLE' as const),
    optionCount: fc.constant(optionCount),
    fixedOptions: fc.subarray(numbers),
    accepted: fc.array(some, { minLength: 1, maxLength: 3 }),
    chosen: some,
  });
});

it('an answer means the same whatever set it was given in: read by places and the printed key, or by numbers and the key', () => {
  fc.assert(
    fc.property(choices, fc.constantFrom(...setLetters), ({ accepted, chosen, ...question }, letter) => {
      const order = optionOrder({ paperId: 'p', version: 3 }, letter, question);
      const key: AnswerKey = { kind: 'choice', accepted };
      const given: Response = { options: chosen };
      const onPaper: Response = { options: chosen.map((option) => shownPlace(option, order)) };
      const { normalised: _numbers, ...byNumbers } = judge(question, key, given);
      const { normalised: _places, ...byPlaces } = judge(question, shownKey(key, order), onPaper);
      expect(byPlaces).toEqual(byNumbers);
    }),
  );
});

it('a key that names no options is printed as it is', () => {
  const key: AnswerKey = { kind: 'number', accepted: [{ from: '2', to: '3' }] };
  expect(shownKey(key, [2, 1])).toBe(key);
});
