import type { BookRow, BookStatus } from '@abhyas/contract/books/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';

/** One page of the institute's books. */
export function BooksTable({ rows }: { readonly rows: readonly BookRow[] }) {
  const { t } = useTranslation();
  const { number, date } = useFormat();
  const column = (key: string) => t(`books.columns.${key}`);
  return (
    <Table
      cards
      label={t('books.title')}
      head={[
        { key: 'title', label: column('title') },
        { key: 'state', label: column('state') },
        { key: 'opensTo', label: column('opensTo') },
        { key: 'chapters', label: column('chapters'), numeric: true },
        { key: 'questions', label: column('questions'), numeric: true },
        { key: 'updated', label: column('updated') },
      ]}
    >
      {rows.map((book) => (
        <tr key={book.bookId}>
          <td>
            <StackedCell
              to={`/partner/books/${book.bookId}`}
              note={book.publisher === null ? book.authors : t('books.editions.of', { publisher: book.publisher })}
            >
              {book.title}
            </StackedCell>
          </td>
          <td data-label={column('state')}>
            <BookStanding book={book} />
          </td>
          <td data-label={column('opensTo')}>{t(`books.opensTo.${book.opensTo}`)}</td>
          <td data-label={column('chapters')} data-numeric>
            {number(book.chapters)}
          </td>
          <td data-label={column('questions')} data-numeric>
            {number(book.questions)}
          </td>
          <td data-label={column('updated')}>{date(book.updatedAt)}</td>
        </tr>
      ))}
    </Table>
  );
}

const tones = { draft: 'neutral', published: 'good', archived: 'neutral' } as const;
type Standing = { readonly status: BookStatus; readonly changed: boolean };

/** Where a book stands, and whether students wait for something. */
export function BookStanding({ book: { status, changed } }: { readonly book: Standing }) {
  const { t } = useTranslation();
  if (status === 'published' && changed) return <Badge tone="accent">{t('books.status.changed')}</Badge>;
  return <Badge tone={tones[status]}>{t(`books.status.${status}`)}</Badge>;
}
