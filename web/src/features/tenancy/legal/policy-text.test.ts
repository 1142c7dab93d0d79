import { expect, it } from 'vitest';
import { policyBlocks } from './policy-text.ts';

it('a policy is headings, paragraphs and lists; anything else is only text', () => {
  expect(
    policyBlocks('# What we keep\nYour name\nand mail.\n\n- tests\n- marks\nThat is all.\n\n<b>no markup</b>'),
  ).toEqual([
    { kind: 'heading', text: 'What we keep' },
    { kind: 'paragraph', text: 'Your name and mail.' },
    { kind: 'list', points: ['tests', 'marks'] },
    { kind: 'paragraph', text: 'That is all.' },
    { kind: 'paragraph', text: '<b>no markup</b>' },
  ]);
  expect(policyBlocks('  \n\n ')).toEqual([]);
});
