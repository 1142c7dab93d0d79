import { createHmac, randomInt } from 'node:crypto';
import { runtime } from '../../../kernel/runtime.ts';

/** Letters that are not mistaken for one another when read from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const COUNT = 10;
const HALF = 5;

const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes such as `k7m2p-xq4wd`: about 49 bits each, shown once. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, () => `${half()}-${half()}`);

/** Only this is stored; spaces, hyphens and capitals do not matter. */
export function hashRecoveryCode(code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHmac('sha256', runtime().config.secrets.data).update(`recovery code\n${plain}`).digest();
}
