import type { Thing } from '@abhyas/contract/entitlements/access';
import type { TransactionContext } from '../../../kernel/context.ts';
import { arrange, grant, revoke } from '../../entitlements/index.ts';
import type { Book } from '../books/books.store.ts';
import { listChaptersEver, listVersionItems } from '../books/versions.store.ts';

const everyone = 'everyone';
const asChapter = (id: string): Thing => ({ kind: 'chapter', id });

/** Tells entitlements what lies inside the book, and opens to everyone what everyone may read. */
export async function openToStudents(tx: TransactionContext, { id, version, opensTo }: Book): Promise<void> {
  const book: Thing = { kind: 'book', id };
  const ever = await listChaptersEver(tx, id);
  await arrange(tx, book, ['chapter'], ever.map(asChapter));
  if (opensTo === 'everyone') await grant(tx, { holder: everyone, thingKind: 'book', thingId: id, source: 'free' });
  else await revoke(tx, { source: 'free', thing: book, reason: 'granted only' });
  const lines = await listVersionItems(tx, id, version);
  const free = new Set(lines.filter((line) => line.kind === 'chapter' && line.free).map(({ itemId }) => itemId));
  for (const chapter of ever)
    if (free.has(chapter))
      await grant(tx, { holder: everyone, thingKind: 'chapter', thingId: chapter, source: 'preview' });
    else await revoke(tx, { source: 'preview', thing: asChapter(chapter), reason: 'not free' });
}
