import { expect, it } from 'vitest';
import { chooseToCopy, type CopySection, numbersThere } from './copyable.ts';

const question = (id: string, number: number, groupId?: string) => ({ id, number, ...(groupId && { groupId }) });
const sections = [
  { id: 's1', title: 'Physics', questions: [question('a', 1), question('b', 2, 'g'), question('c', 3, 'g')] },
  { id: 's2', title: 'Chemistry', questions: [question('d', 4), question('e', 5)] },
] as unknown as readonly CopySection[];
const none = new Set<string>();
const after = (
  chosen: ReadonlySet<string>,
  ids: readonly string[],
  on: boolean,
  inPaper: ReadonlySet<string> = none,
) => [...chooseToCopy(sections, { chosen, inPaper }, { ids, on })];

it('chooses and releases questions in the order of the other test, those of one stem together', () => {
  expect(after(new Set(['e']), ['c'], true)).toEqual(['b', 'c', 'e']);
  expect(after(new Set(['a', 'b', 'c']), ['b'], false)).toEqual(['a']);
});

it('never chooses what this test holds already, and names it by its numbers there', () => {
  const inPaper = new Set(['b', 'e', 'elsewhere']);
  expect(after(none, ['a', 'b', 'c', 'd', 'e'], true, inPaper)).toEqual(['a', 'c', 'd']);
  expect(numbersThere(sections, inPaper)).toEqual([2, 5]);
});
