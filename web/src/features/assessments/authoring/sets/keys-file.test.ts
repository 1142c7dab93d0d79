import { expect, it } from 'vitest';
import { keysFile } from './keys-file.ts';

it('keys are saved so that a spreadsheet reads commas and quotes as they are, and computes nothing', () => {
  expect(
    keysFile([
      ['No.', 'Set A'],
      ['1', 'A, C'],
      ['2', '"x"'],
      ['3', '=1+1'],
    ]),
  ).toBe('No.,Set A\r\n1,"A, C"\r\n2,"""x"""\r\n3,\'=1+1\r\n');
});
