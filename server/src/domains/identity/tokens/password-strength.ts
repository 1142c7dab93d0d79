import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { failFields } from '../../../kernel/errors.ts';

/** Below this a password falls to a million or so guesses (zxcvbn: 0 to 4). */
const LEAST_SCORE = 2;
let judge: ZxcvbnFactory | undefined;

/** PASSWORD_WEAK beside its field, where a password is easily guessed; words about its owner count as known. */
export function requireStrongPassword(password: string, about: readonly string[], path: string): void {
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  if (judge.check(password, [...about]).score >= LEAST_SCORE) return;
  failFields('PASSWORD_WEAK', [{ path, messageKey: 'errors.PASSWORD_WEAK' }]);
}
