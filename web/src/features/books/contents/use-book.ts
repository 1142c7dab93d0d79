import type { AuthoredBook, BookLine } from '@abhyas/contract/books/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';

type NewKind = Exclude<BookLine['kind'], 'question'>;

/** The query of one book. */
export const bookQuery = (bookId: string) => query(api.books.showBook, { params: { bookId } });

/** Shows a book as the server has it now, wherever it stands. */
export function useTakeBook(): (book: AuthoredBook) => void {
  const client = useQueryClient();
  return (book) => {
    client.setQueryData(bookQuery(book.bookId).queryKey, book);
    void client.invalidateQueries({ queryKey: api.books.listBooks.key });
  };
}

/** Everything that is done to the lines of a book, each saved at once and one after the other. */
export function useBookChanges(book: AuthoredBook) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const take = useTakeBook();
  const { bookId } = book;
  const { queryKey } = bookQuery(bookId);
  const options = { scope: { id: bookId }, stale: [queryKey], after: take };
  const order = useChange(
    (lines: readonly BookLine[]) =>
      api.books.orderBook({
        params: { bookId },
        body: { items: lines.map(({ itemId, parentId }) => ({ itemId, parentId })) },
      }),
    {
      scope: { id: bookId },
      // What was moved is shown where it went at once; the reply of the last move says how it is.
      ahead: (lines) => {
        const before = client.getQueryData<AuthoredBook>(queryKey);
        client.setQueryData(queryKey, { ...book, lines: [...lines] });
        return () => client.setQueryData(queryKey, before);
      },
      after: take,
    },
  );
  const add = useChange(
    ({ kind, parentId, number = '' }: { kind: NewKind; parentId: string | null; number?: string }) =>
      api.books.addBookItem({
        params: { bookId },
        body: { kind, parentId, title: kind === 'exercise' ? '' : t(`books.builder.fresh.${kind}`), number },
      }),
    options,
  );
  const addQuestions = useChange(
    ({ itemId, questionIds }: { itemId: string; questionIds: string[] }) =>
      api.books.addBookQuestions({ params: { itemId }, body: { questionIds } }),
    options,
  );
  const remove = useChange((itemId: string) => api.books.removeBookItem({ params: { itemId } }), {
    ...options,
    said: t('books.builder.removed'),
  });
  return { order, add, addQuestions, remove };
}
export type BookChanges = ReturnType<typeof useBookChanges>;
