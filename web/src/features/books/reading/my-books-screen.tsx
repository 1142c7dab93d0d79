import type { BookToRead } from '@abhyas/contract/books/reading';
import { Button } from '@mantine/core';
import { IconBook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Cover, drawingOf } from '../../../ui/figures/cover.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { readAddress } from '../addresses.ts';

/** The books that one may read, each with how far one is. */
export function MyBooksScreen() {
  const { t } = useTranslation();
  const shelf = useQuery(query(api.books.listMyBooks));
  return (
    <Page title={t('books.title')} subtitle={t('books.reading.shelf.subtitle')}>
      <Loaded query={shelf} card skeleton={<CardSkeleton lines={5} />}>
        {({ books }) =>
          books.length === 0 ? (
            <Card label={t('books.title')}>
              <EmptyState icon={IconBook} title={t('books.reading.shelf.empty')}>
                {t('books.reading.shelf.emptyText')}
              </EmptyState>
            </Card>
          ) : (
            <Columns kind="three">
              {books.map((book) => (
                <BookCard key={book.bookId} book={book} />
              ))}
            </Columns>
          )
        }
      </Loaded>
    </Page>
  );
}

function BookCard({ book }: { readonly book: BookToRead }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { bookId, title, authors, access, progress, placeId, coverUrl, pricePaise } = book;
  const way = placeId !== null ? 'on' : pricePaise === null ? 'begin' : 'look';
  return (
    <Card
      title={title}
      note={authors || undefined}
      aside={
        pricePaise === null
          ? access === 'preview' && <Badge tone="good">{t('books.reading.shelf.preview')}</Badge>
          : money(pricePaise)
      }
    >
      <Stack>
        <Cover drawing={drawingOf(bookId)} picture={coverUrl} />
        <Quiet>{t('books.reading.progress', { ...progress })}</Quiet>
        <ProgressBar label={t('books.reading.shelf.progress')} value={progress.answered} max={progress.questions} />
        <Button
          variant="action"
          renderRoot={(props) => <Link {...props} {...readAddress(bookId, placeId ?? undefined)} />}
        >
          {t(`books.reading.shelf.${way}`, { title })}
        </Button>
      </Stack>
    </Card>
  );
}
