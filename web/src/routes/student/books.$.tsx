import { createFileRoute } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { preparedGuard } from '../../app/guards.ts';
import { StudentShell } from '../../app/shells/student-shell.tsx';
import { BookScreen } from '../../features/books/reading/book-screen.tsx';
import { MyBooksScreen } from '../../features/books/reading/my-books-screen.tsx';
import { KeepQuestion } from '../../features/flashcards/keeping/keep-things.tsx';
import { AnsweredFill } from '../../features/questions/index.ts';

/** The shelf and one book: one route for both, as each route is bytes that every visitor fetches. */
export const Route = createFileRoute('/student/books/$')({
  beforeLoad: enter(preparedGuard),
  component: Books,
});

function Books() {
  const { _splat: what = '' } = Route.useParams();
  const [bookId = '', itemId, questionId] = what.split('/');
  return (
    <StudentShell>
      {bookId === '' ? (
        <MyBooksScreen />
      ) : (
        <AnsweredFill value={KeepQuestion}>
          <BookScreen key={bookId} bookId={bookId} itemId={itemId} questionId={questionId} />
        </AnsweredFill>
      )}
    </StudentShell>
  );
}
