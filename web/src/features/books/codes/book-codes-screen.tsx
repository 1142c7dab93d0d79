import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { bookAddress } from '../addresses.ts';
import { bookQuery } from '../contents/use-book.ts';
import { ScansCard } from './scans-card.tsx';
import { SheetsCard } from './sheets-card.tsx';

/** Codes of a book for its printer, and what was scanned of them. */
export function BookCodesScreen({ bookId }: { readonly bookId: string }) {
  const { t } = useTranslation();
  const shown = useQuery(bookQuery(bookId));
  const title = shown.data?.details.title ?? '…';
  const { to, params } = bookAddress(bookId);
  return (
    <Page
      title={t('books.codes.title')}
      subtitle={title}
      breadcrumbs={[
        { label: t('books.title'), to: '/partner/books' },
        { label: title, to: to.replace('$', params._splat) },
        { label: t('books.codes.link') },
      ]}
    >
      <Loaded query={shown} card skeleton={<CardSkeleton lines={5} />}>
        {(book) => (
          <Stacked>
            <SheetsCard book={book} />
            <ScansCard bookId={bookId} />
          </Stacked>
        )}
      </Loaded>
    </Page>
  );
}
