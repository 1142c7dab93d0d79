import type { Thing } from '@abhyas/contract/entitlements/access';
import type { TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { holdPlaces, insertPlace, levelsAround, removePlace } from './places.store.ts';

/** How deep things lie in each other at most: a paper in a chapter of a course of a pack of a pass. */
export const MOST_LEVELS = 6;

/** Puts a thing inside another: who may open the outer one may open this. Again is no change; PLACE_CYCLE, PLACE_TOO_DEEP. */
export async function place(tx: TransactionContext, thing: Thing, inside: Thing): Promise<void> {
  // One at a time in an institute: two that each are no cycle could be one together.
  await holdPlaces(tx);
  const outside = await levelsAround(tx, inside, 'outwards');
  if (isSame(thing, inside) || outside.some((one) => isSame(one, thing))) fail('PLACE_CYCLE');
  const within = await levelsAround(tx, thing, 'inwards');
  const levels = deepest(outside) + 1 + deepest(within);
  if (levels > MOST_LEVELS) fail('PLACE_TOO_DEEP', { levels: MOST_LEVELS });
  await insertPlace(tx, thing, inside);
}

/** Takes a thing out of another again. */
export async function takeOut(tx: TransactionContext, thing: Thing, inside: Thing): Promise<void> {
  await removePlace(tx, thing, inside);
}

const isSame = (one: Thing, other: Thing) => one.kind === other.kind && one.id === other.id;
const deepest = (around: readonly { readonly level: number }[]) => Math.max(0, ...around.map(({ level }) => level));
