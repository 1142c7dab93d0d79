import type { AuthoredBook } from '@abhyas/contract/books/shapes';
import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { BookStanding } from '../books/books-table.tsx';
import { EditionCard } from '../publishing/editions/edition-card.tsx';
import { OfferCard } from '../publishing/editions/offer-card.tsx';
import { AboutCard } from './about-card.tsx';
import { BookActions } from './book-actions.tsx';
import { ChecksCard } from './checks-card.tsx';
import { LineForm } from './line-form.tsx';
import { LinesCard } from './lines-card.tsx';
import { bookQuery } from './use-book.ts';

const COPIED_MS = 2000;

interface BuilderProps {
  readonly bookId: string;
  /** Who gets which part of the price; the shop stands above books and gives it. */
  readonly PriceSplit: ComponentType<{ readonly thing: SoldThing; readonly pricePaise: number }>;
}

/** A book under construction: its lines, what hinders publishing, what is said of it. */
export function BookBuilder({ bookId, PriceSplit }: BuilderProps) {
  const { t } = useTranslation();
  const shown = useQuery({
    ...bookQuery(bookId),
    // An edition without contents is being copied: it is asked for until they are there.
    refetchInterval: ({ state }) => (state.data?.edition && state.data.version === 0 ? COPIED_MS : false),
  });
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
        {(loaded) => <Building book={loaded} PriceSplit={PriceSplit} />}
      </Loaded>
    </Page>
  );
}

function Building({ book, PriceSplit }: Pick<BuilderProps, 'PriceSplit'> & { readonly book: AuthoredBook }) {
  const [editing, setEditing] = useState<string>();
  const line = book.lines.find(({ itemId }) => itemId === editing);
  return (
    <Columns kind="aside">
      <LinesCard book={book} onEdit={setEditing} />
      <Stacked>
        {book.edition ? (
          <EditionCard book={book} edition={book.edition} />
        ) : (
          <>
            <ChecksCard book={book} onOpen={setEditing} />
            <AboutCard book={book} />
            {book.version > 0 && <OfferCard bookId={book.bookId} />}
          </>
        )}
        <PriceSplit thing={{ kind: 'book', id: book.bookId }} pricePaise={book.details.pricePaise} />
      </Stacked>
      {line && <LineForm key={line.itemId} book={book} line={line} onClose={() => setEditing(undefined)} />}
    </Columns>
  );
}
