import type { AuthoredBook } from '@abhyas/contract/books/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { BookStanding } from '../books/books-table.tsx';
import { AboutCard } from './about-card.tsx';
import { BookActions } from './book-actions.tsx';
import { ChecksCard } from './checks-card.tsx';
import { LineForm } from './line-form.tsx';
import { LinesCard } from './lines-card.tsx';
import { bookQuery } from './use-book.ts';

/** A book under construction: its lines, what hinders publishing, what is said of it. */
export function BookBuilder({ bookId }: { readonly bookId: string }) {
  const { t } = useTranslation();
  const shown = useQuery(bookQuery(bookId));
  const { data: book } = shown;
  return (
    <Page
      title={book?.details.title ?? t('books.title')}
      subtitle={book?.details.authors || undefined}
      breadcrumbs={[{ label: t('books.title'), to: '/partner/books' }, { label: book?.details.title ?? '…' }]}
      beside={book && <BookStanding book={book} />}
      action={book && <BookActions book={book} />}
    >
      <Loaded query={shown} card skeleton={<CardSkeleton lines={10} />}>
        {(loaded) => <Building book={loaded} />}
      </Loaded>
    </Page>
  );
}

function Building({ book }: { readonly book: AuthoredBook }) {
  const [editing, setEditing] = useState<string>();
  const line = book.lines.find(({ itemId }) => itemId === editing);
  return (
    <Columns kind="aside">
      <LinesCard book={book} onEdit={setEditing} />
      <Stacked>
        <ChecksCard book={book} onOpen={setEditing} />
        <AboutCard book={book} />
      </Stacked>
      {line && <LineForm key={line.itemId} book={book} line={line} onClose={() => setEditing(undefined)} />}
    </Columns>
  );
}
