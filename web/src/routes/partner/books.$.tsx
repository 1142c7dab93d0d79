import { createFileRoute } from '@tanstack/react-router';
import { type BooksSearch, booksSearch } from '../../features/books/addresses.ts';
import { BookBuilder } from '../../features/books/contents/book-builder.tsx';
import { BookCodesScreen } from '../../features/books/codes/book-codes-screen.tsx';
import { BookImportScreen } from '../../features/books/imports/book-import-screen.tsx';
import { EditTheory } from '../../features/books/contents/edit-theory.tsx';
import { type CheckSearch, checkSearch } from '../../ui/sheet-checks/check-search.ts';
import { OfferedBooksScreen } from '../../features/books/publishing/editions/offered-books-screen.tsx';
import { PriceSplit } from '../../features/commerce/index.ts';
import { BooksScreen } from '../../features/books/books/books-screen.tsx';

/** The list, one book, one theory page of it, and its import: one route for all, as each route is bytes that every visitor fetches. */
export const Route = createFileRoute('/partner/books/$')({
  validateSearch: (raw: BooksSearch & CheckSearch) => raw,
  component: Books,
});

function Books() {
  const { _splat: what = '' } = Route.useParams();
  const raw = Route.useSearch();
  const search = booksSearch.read(raw);
  const navigate = Route.useNavigate();
  const [bookId = '', itemId, importId] = what.split('/');
  if (bookId === '')
    return (
      <BooksScreen
        search={search}
        onSearch={(patch) => void navigate({ search: (before) => booksSearch.patch(before, patch), replace: true })}
      />
    );
  if (bookId === 'offered') return <OfferedBooksScreen />;
  if (itemId === 'imports' && importId)
    return (
      <BookImportScreen
        bookId={bookId}
        importId={importId}
        search={checkSearch.read(raw)}
        onSearch={(patch) => void navigate({ search: (before) => checkSearch.patch(before, patch), replace: true })}
      />
    );
  if (itemId === 'codes') return <BookCodesScreen key={bookId} bookId={bookId} />;
  return itemId ? (
    <EditTheory key={itemId} bookId={bookId} itemId={itemId} />
  ) : (
    <BookBuilder key={bookId} bookId={bookId} PriceSplit={PriceSplit} />
  );
}
