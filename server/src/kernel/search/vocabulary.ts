import type { Context, TransactionContext } from '../context.ts';
import { isForgiven, isNear, mayBeSlip, piecesOf } from './near-words.ts';
import type { Vocabulary } from './vocabulary.store.ts';

const MOST_ENDINGS = 12;
/** Fewer letters begin too many words. */
const LEAST_BEGINNING = 3;

/** Lets the search know the words that slips are forgiven for. */
export async function learnWords(
  tx: TransactionContext,
  vocabulary: Vocabulary,
  words: readonly string[],
): Promise<void> {
  const forgiven = [...new Set(words.filter(isForgiven))];
  const unknown = forgiven.length === 0 ? [] : await vocabulary.listNew(tx, forgiven);
  const pieces = unknown.flatMap((word) => piecesOf(word).map((piece) => ({ piece, word })));
  if (pieces.length === 0) return;
  await vocabulary.save(
    tx,
    pieces.toSorted((a, b) => compare(a.piece, b.piece) || compare(a.word, b.word)),
  );
}

/** For each typed word the known ones that are one slip away from it, and for the one still being typed those that begin so. */
export async function nearWords(
  ctx: Context,
  vocabulary: Vocabulary,
  typed: readonly string[],
  open: string | undefined,
): Promise<Map<string, string[]>> {
  const pieces = typed.filter(mayBeSlip).flatMap((word) => piecesOf(word).map((piece) => ({ piece, typed: word })));
  const found = pieces.length === 0 ? [] : await vocabulary.listNear(ctx, pieces);
  const near = new Map(typed.map((word) => [word, [] as string[]]));
  for (const one of found)
    if (one.typed !== one.word && isNear(one.typed, one.word)) near.get(one.typed)?.push(one.word);
  if (open !== undefined && open.length >= LEAST_BEGINNING)
    near.get(open)?.push(...(await vocabulary.listBeginning(ctx, open, MOST_ENDINGS)));
  return near;
}

/** By code units, the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
