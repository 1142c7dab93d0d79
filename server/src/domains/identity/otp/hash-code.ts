import { createHmac, randomInt } from 'node:crypto';
import { runtime } from '../../../kernel/runtime.ts';

/** Six digits, each as likely as the others. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Keyed, and bound to its row: who reads the table cannot try the million codes. */
export const hashCode = (id: string, code: string): Buffer =>
  createHmac('sha256', runtime().config.secrets.data).update(`otp\n${id}\n${code}`).digest();
