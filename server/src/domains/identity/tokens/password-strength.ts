import type { Context } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { thread } from '../../../kernel/threads/ask-thread.ts';
import { callerOf } from '../limits/caller-of.ts';
import { requireTry } from '../limits/limit-tries.ts';
import type { PasswordQuestion } from './judge-password-worker.ts';

/** Below this a password falls to a million or so guesses (zxcvbn: 0 to 4). */
const LEAST_SCORE = 2;
/** The time of a judgement grows with the square of the length; 64 characters that are easily guessed do not become strong by more. */
const JUDGED_CHARACTERS = 64;
/** A school whose students all sign up in one lesson stays below this. */
const JUDGED_PER_NETWORK = { tries: 600, seconds: 900 };

const scoreOf = thread<PasswordQuestion, number>(new URL('./judge-password-worker.ts', import.meta.url));

/**
 * PASSWORD_WEAK beside its field, where a password is easily guessed; words about its owner count as known. A judgement takes up to 0.1 s,
 * so it runs in a thread, and each network has a limit before it.
 */
export async function requireStrongPassword(
  ctx: Context,
  password: string,
  about: readonly string[],
  path: string,
): Promise<void> {
  await requireTry(ctx, [{ key: `password.judged@${callerOf(ctx)}`, ...JUDGED_PER_NETWORK }]);
  if (!(await isStrongPassword(password, about)))
    failFields('PASSWORD_WEAK', [{ path, messageKey: 'errors.PASSWORD_WEAK' }]);
}

/** Whether a password is not easily guessed; words about its owner count as known. Whoever asks has a limit of its own before. */
export async function isStrongPassword(password: string, about: readonly string[]): Promise<boolean> {
  return (await scoreOf({ password: password.slice(0, JUDGED_CHARACTERS), about })) >= LEAST_SCORE;
}
