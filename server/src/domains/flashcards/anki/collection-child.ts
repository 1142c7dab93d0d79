import { type Send, workInChild } from '../../../kernel/child-process/work-in-child.ts';
import { type CollectionLimits, CollectionProblem, type ReadCard, type ReadFile } from './collection.ts';
import { readCollection, readFiles } from './read-collection.ts';

/** What this process sends; `done` or `failed` comes last. */
export type CollectionMessage =
  | { readonly kind: 'cards'; readonly cards: readonly ReadCard[] }
  | { readonly kind: 'file'; readonly file: ReadFile }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: CollectionProblem['code'] };

interface Task {
  readonly bytes: Uint8Array;
  readonly limits: CollectionLimits;
}
/** So many that the fields of one batch are read in some milliseconds. */
const BATCH = 100;

async function read({ bytes, limits }: Task, send: Send<CollectionMessage>): Promise<void> {
  try {
    const cards = readCollection(bytes, limits);
    for (let at = 0; at < cards.length; at += BATCH) await send({ kind: 'cards', cards: cards.slice(at, at + BATCH) });
    for (const file of readFiles(bytes, cards, limits)) await send({ kind: 'file', file });
    await send({ kind: 'done' });
  } catch (error) {
    await send({ kind: 'failed', code: error instanceof CollectionProblem ? error.code : 'ANKI_BROKEN' });
  }
}

workInChild(read);
