import type { TransactionContext } from '../../../kernel/context.ts';
import { callerOf } from './caller-of.ts';
import { type Limit, takeTry } from './limit-tries.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Numbers of one block differ in their last three digits: whoever earns with premium numbers owns them by the block. */
const BLOCK_DIGITS = 3;

/** Codes of any kind in an hour: for one caller, and in the whole institute. False where one of the limits is used up. */
export async function takeCode(tx: TransactionContext): Promise<boolean> {
  return take(tx, [
    ...forCaller(tx, 'code', { tries: 20, seconds: HOUR }),
    { key: 'code', tries: 2000, seconds: HOUR },
  ]);
}

/**
 * Text messages that anybody can cause cost money, and with numbers that pay their owner somebody earns it (pumping). So they are counted
 * together, whatever they are for: to one block of a thousand numbers, for one caller, and in one institute in an hour and in a day. False
 * where one of the limits is used up: then the transaction has to be given up, which sends nothing and gives back what was counted. It comes
 * last in a transaction: from here to the commit all text messages of the institute wait for each other.
 */
export async function takeSms(tx: TransactionContext, number: string): Promise<boolean> {
  const isFree = await take(tx, [
    { key: `sms:${number.slice(0, -BLOCK_DIGITS)}`, tries: 20, seconds: HOUR },
    ...forCaller(tx, 'sms', { tries: 60, seconds: DAY }),
    { key: 'sms.hour', tries: 1000, seconds: HOUR },
    { key: 'sms.day', tries: 3000, seconds: DAY },
  ]);
  if (!isFree) tx.log.warn({ instituteId: tx.instituteId }, 'text messages are refused: a limit is used up');
  return isFree;
}

const take = async (tx: TransactionContext, limits: readonly Limit[]) => (await takeTry(tx, limits)) === undefined;

function forCaller(tx: TransactionContext, name: string, limit: Omit<Limit, 'key'>): Limit[] {
  const caller = callerOf(tx);
  return caller === '' ? [] : [{ key: `${name}@${caller}`, ...limit }];
}
