import { expect, it } from 'vitest';
import { whatChanged } from './what-changed.ts';

it('keeps the fields that differ, before and after, and no others', () => {
  const before = { name: 'Asha', city: 'Pune', subjects: ['Physics'], id: 7 };
  const after = { name: 'Asha', city: 'Nagpur', subjects: ['Physics', 'Maths'], phone: undefined };
  expect(whatChanged(before, after)).toEqual({
    before: { city: 'Pune', subjects: ['Physics'] },
    after: { city: 'Nagpur', subjects: ['Physics', 'Maths'] },
  });
  expect(whatChanged({}, { city: 'Pune' })).toEqual({ before: { city: null }, after: { city: 'Pune' } });
});
