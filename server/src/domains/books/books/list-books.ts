import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listEditions } from './editions.store.ts';
import { countLines, listBookRows } from './books.store.ts';

type List = typeof api.books.listBooks;
/** Books as their authors list them. */
export async function listBooks(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { rows, total } = await listBookRows(ctx, query);
  const counts = await countLines(
    ctx,
    rows.map(({ id }) => id),
  );
  const editions = await listEditions(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map(({ id, title, authors, status, version, changed, opensTo, updatedAt }) => ({
      bookId: id,
      title,
      authors,
      status,
      version,
      changed,
      opensTo,
      ...(counts.get(id) ?? { chapters: 0, questions: 0 }),
      publisher: editions.get(id)?.publisher ?? null,
      updatedAt: updatedAt.toISOString(),
    })),
    total,
    page: query.page,
    size: query.size,
  };
}
