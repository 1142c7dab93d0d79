import { createFileRoute } from '@tanstack/react-router';
import { type BooksSearch, booksSearch } from '../../features/books/addresses.ts';
import { BookBuilder } from '../../features/books/contents/book-builder.tsx';
import { BookCodesScreen } from '../../features/books/codes/book-codes-screen.tsx';
import { EditTheory } from '../../features/books/contents/edit-theory.tsx';
import { BooksScreen } from '../../features/books/books/books-screen.tsx';

/** The list, one book, and one theory page of it: one route for the three, as each route is bytes that every visitor fetches. */
export const Route = createFileRoute('/partner/books/$')({
  validateSearch: (raw: BooksSearch) => raw,
  component: Books,
});

function Books() {
  const { _splat: what = '' } = Route.useParams();
  const search = booksSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  const [bookId = '', itemId] = what.split('/');
  if (bookId === '')
    return (
      <BooksScreen
        search={search}
        onSearch={(patch) => void navigate({ search: (before) => booksSearch.patch(before, patch), replace: true })}
      />
    );
  if (itemId === 'codes') return <BookCodesScreen key={bookId} bookId={bookId} />;
  return itemId ? (
    <EditTheory key={itemId} bookId={bookId} itemId={itemId} />
  ) : (
    <BookBuilder key={bookId} bookId={bookId} />
  );
}
