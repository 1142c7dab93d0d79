import type { Thing, ThingKind } from '@abhyas/contract/entitlements/access';
import type { TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { forgetAnswers } from '../grants/answers.ts';
import { closeOver, deepestInwards, enclosing, openUp } from './closure.store.ts';
import { lockPlaces, insertPlaces, listInside, removePlaces } from './places.store.ts';

/** How deep things lie in each other at most: a paper in a chapter of a course of a pack of a pass. */
export const MOST_LEVELS = 6;

/** Puts a thing inside another: who may open the outer one may open this. Again is no change; PLACE_CYCLE, PLACE_TOO_DEEP. */
export async function place(tx: TransactionContext, thing: Thing, inside: Thing): Promise<void> {
  await lockPlaces(tx);
  await putInside(tx, [thing], inside);
}

/** Takes a thing out of another again; who has it from nowhere else may open it no more. */
export async function takeOut(tx: TransactionContext, thing: Thing, inside: Thing): Promise<void> {
  await lockPlaces(tx);
  await takeFrom(tx, [thing], inside);
}

/**
 * Sets what of these kinds lies inside a thing: what is new is put in, what is not named is taken out. A few statements, however many
 * there are. PLACE_CYCLE, PLACE_TOO_DEEP.
 */
export async function arrange(
  tx: TransactionContext,
  inside: Thing,
  kinds: readonly ThingKind[],
  things: readonly Thing[],
): Promise<void> {
  await lockPlaces(tx);
  const wanted = new Map(things.map((thing) => [keyOf(thing), thing]));
  const there = await listInside(tx, inside, kinds);
  await takeFrom(
    tx,
    there.filter((thing) => !wanted.delete(keyOf(thing))),
    inside,
  );
  await putInside(tx, [...wanted.values()], inside);
}

/** `lockPlaces` went before: two changes that each make no circle could make one together. */
async function putInside(tx: TransactionContext, things: readonly Thing[], inside: Thing): Promise<void> {
  if (things.length === 0) return;
  const around = await enclosing(tx, inside);
  const circle = new Set([inside, ...around].map(keyOf));
  if (things.some((thing) => circle.has(keyOf(thing)))) fail('PLACE_CYCLE');
  const outwards = Math.max(0, ...around.map(({ level }) => level));
  if (outwards + 1 + (await deepestInwards(tx, things)) > MOST_LEVELS) fail('PLACE_TOO_DEEP', { levels: MOST_LEVELS });
  const added = await insertPlaces(tx, things, inside);
  if (added.length > 0) await closeOver(tx, added, inside);
  forgetAnswers(tx);
}

async function takeFrom(tx: TransactionContext, things: readonly Thing[], inside: Thing): Promise<void> {
  if (things.length === 0) return;
  const removed = await removePlaces(tx, things, inside);
  if (removed.length > 0) await openUp(tx, removed, inside);
  forgetAnswers(tx);
}

const keyOf = ({ kind, id }: Thing) => `${kind}:${id}`;
