import { uploadLimits } from '@abhyas/contract/media/uploads';
import { fail } from '../../../kernel/errors.ts';

export interface FileName {
  readonly fileName: string;
  /** Small letters, without the dot; empty where there is none. */
  readonly extension: string;
}

// Marks that turn the direction of what follows: with them `exe.mp4` can be shown for `4pm.exe`.
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** The name of an uploaded file as it is kept. FILE_NAME for one that holds a path, or signs that nobody sees. */
export function checkedFileName(given: string): FileName {
  const fileName = given.normalize('NFC').trim();
  if (/[/\\]/.test(fileName) || fileName === '.' || fileName === '..') fail('FILE_NAME', { what: 'path' });
  if (/\p{Cc}/u.test(fileName) || turning.test(fileName) || !fileName.isWellFormed())
    fail('FILE_NAME', { what: 'unseen' });
  if (fileName.length > uploadLimits.fileName) fail('FILE_NAME', { what: 'length' });
  const extension = /[^.]\.([^.\s]{1,20})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return { fileName, extension };
}
