import { createHash, randomBytes } from 'node:crypto';
import type { TransactionContext } from '../../../kernel/context.ts';
import { seal, sealWith, unseal, unsealWith } from '../../../kernel/seal.ts';
import type { Values } from '../log/record.ts';
import { findKey, insertKey } from './person-keys.store.ts';

/** Values of a person before and after a change. */
export interface Change {
  readonly before: Values;
  readonly after: Values;
}

const PURPOSE = 'person key';
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Encrypts a person's values with the key of that person alone, and gives the digest that the log holds instead. A salt inside keeps
 * anybody from guessing short values from the digest once the key is gone.
 */
export async function sealForPerson(
  tx: TransactionContext,
  person: string,
  change: Change,
): Promise<{ sealed: string; digest: string }> {
  const text = JSON.stringify({ salt: randomBytes(16).toString('base64url'), ...change });
  return { sealed: sealWith(await keyFor(tx, person), text), digest: digestOf(text) };
}

async function keyFor(tx: TransactionContext, person: string): Promise<Buffer> {
  const found = await findKey(tx, person);
  if (found) return keyOf(found);
  await insertKey(tx, person, seal(randomBytes(32).toString('base64url'), PURPOSE));
  return keyOf((await findKey(tx, person))!);
}

const keyOf = (keySealed: string) => Buffer.from(unseal(keySealed, PURPOSE), 'base64url');

/** The values again; undefined where they, or their key, are not what the digest was made of. */
export function openValues(keySealed: string, sealed: string, digest: string): Change | undefined {
  try {
    const text = unsealWith(keyOf(keySealed), sealed);
    if (digestOf(text) !== digest) return undefined;
    const { before, after } = JSON.parse(text) as Change;
    return { before, after };
  } catch {
    return undefined;
  }
}
