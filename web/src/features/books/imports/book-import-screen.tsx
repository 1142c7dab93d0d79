import type { bookImport } from '@abhyas/contract/books/book-imports';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import type { CheckPatch, CheckSearch } from '../../../ui/sheet-checks/check-search.ts';
import type { SheetCalls } from '../../../ui/sheet-checks/sheet-calls.ts';
import { SheetCheckScreen } from '../../../ui/sheet-checks/sheet-check-screen.tsx';
import { bookAddress } from '../addresses.ts';
import { bookQuery } from '../contents/use-book.ts';

interface Props {
  readonly bookId: string;
  readonly importId: string;
  readonly search: CheckSearch;
  readonly onSearch: (patch: CheckPatch) => void;
}
const calls: SheetCalls<typeof bookImport> = {
  show: api.books.showBookImport,
  rows: api.books.listBookImportRows,
  match: api.books.matchBookImportColumns,
  commit: api.books.commitBookImport,
  cancel: api.books.cancelBookImport,
};

/** The contents of a book from a spreadsheet: what would come, what is there already, and what is wrong in the other rows. */
export function BookImportScreen({ bookId, ...props }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: book } = useQuery(bookQuery(bookId));
  return (
    <SheetCheckScreen
      {...props}
      calls={calls}
      texts="books.imports"
      columns={['part', 'chapterNumber', 'chapter', 'exerciseNumber', 'exercise', 'number', 'page', 'question']}
      title={t('books.imports.check')}
      breadcrumbs={[
        { label: t('books.title'), to: '/partner/books' },
        { label: book?.details.title ?? '…', to: `/partner/books/${bookId}` },
        { label: t('books.imports.check') },
      ]}
      cells={[
        { key: 'place', lines: ({ given }) => [asAbove(`${given.chapterNumber} ${given.chapter}`), given.part] },
        { key: 'exercise', lines: ({ given }) => [asAbove(`${given.exerciseNumber} ${given.exercise}`)] },
        { key: 'number', lines: ({ given }) => [given.number, given.page] },
        {
          key: 'question',
          lines: ({ given, means }) => [means.question === null ? given.question : `Q-${means.question}`],
        },
      ]}
      changes={['books']}
      onStep={() => void navigate(bookAddress(bookId))}
    />
  );
}

/** An empty cell means the same as the one above it. */
const asAbove = (cell: string) => (cell.trim() === '' ? '″' : cell.trim());
