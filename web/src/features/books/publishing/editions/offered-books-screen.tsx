import type { OfferedBook } from '@abhyas/contract/books/publishing/editions';
import { Button, Checkbox } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { can, useMe } from '../../../../lib/session.ts';
import { Cover, drawingOf } from '../../../../ui/figures/cover.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Columns, Page } from '../../../../ui/page/page.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../../ui/status/skeletons.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { bookAddress } from '../../addresses.ts';
import { TermsFacts } from './terms-facts.tsx';

const keyOf = ({ publisherId, bookId }: OfferedBook) => `${publisherId} ${bookId}`;
const termsOf = ({ basisPoints, leastPricePaise, terms }: OfferedBook) => ({ basisPoints, leastPricePaise, terms });

/** Books of publishers that this institute may sell under its own cover. */
export function OfferedBooksScreen() {
  const { t } = useTranslation();
  const offered = useQuery(query(api.books.listOfferedBooks));
  const [readingKey, setReading] = useState<string>();
  const reading = offered.data?.books.find((book) => keyOf(book) === readingKey);
  return (
    <Page
      title={t('books.editions.offered')}
      subtitle={t('books.editions.offeredText')}
      breadcrumbs={[{ label: t('books.title'), to: '/partner/books' }, { label: t('books.editions.offered') }]}
    >
      <Loaded query={offered} card skeleton={<CardSkeleton lines={6} />}>
        {({ books }) =>
          books.length === 0 ? (
            <Card label={t('books.editions.offered')}>
              <EmptyState icon={IconBooks} title={t('books.editions.none')}>
                {t('books.editions.noneText')}
              </EmptyState>
            </Card>
          ) : (
            <Columns kind="three">
              {books.map((book) => (
                <OfferedCard key={keyOf(book)} book={book} onTake={() => setReading(keyOf(book))} />
              ))}
            </Columns>
          )
        }
      </Loaded>
      {reading && (
        <AdoptBook key={JSON.stringify(termsOf(reading))} book={reading} onClose={() => setReading(undefined)} />
      )}
    </Page>
  );
}

function OfferedCard({ book, onTake }: { readonly book: OfferedBook; readonly onTake: () => void }) {
  const { t } = useTranslation();
  const me = useMe();
  const { bookId, title, authors, about, publisher, chapters, questions, taken } = book;
  return (
    <Card title={title} note={[publisher, authors].filter(Boolean).join(' · ')}>
      <Stack>
        <Cover drawing={drawingOf(bookId)} label={publisher} />
        {about !== '' && <p>{about}</p>}
        <Quiet>
          {[
            t('books.counts.chapters', { count: chapters }),
            t('books.counts.questions', { count: questions }),
            t(`books.languages.${book.language}`),
          ].join(' · ')}
        </Quiet>
        <TermsFacts terms={book} />
        {taken ? (
          <Button variant="outline" renderRoot={(props) => <Link {...props} {...bookAddress(bookId)} />}>
            {t('books.editions.toOwn')}
          </Button>
        ) : (
          can(me, 'courses.publish') && (
            <Button variant="action" onClick={onTake}>
              {t('books.editions.take')}
            </Button>
          )
        )}
      </Stack>
    </Card>
  );
}

/** Takes a book up on the terms that were read, and goes on to the edition. */
function useAdopt(book: OfferedBook): () => Promise<void> {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { bookId, publisherId } = book;
  return async () => {
    try {
      await api.books.adoptBook({ params: { publisherId, bookId }, body: termsOf(book) });
    } catch (error) {
      // Terms that changed meanwhile are shown, to be read and agreed to anew.
      await client.invalidateQueries({ queryKey: api.books.listOfferedBooks.key });
      throw error;
    }
    toast.good(t('books.editions.taken'), { text: t('books.editions.copying') });
    void client.invalidateQueries({ queryKey: api.books.listOfferedBooks.key });
    void client.invalidateQueries({ queryKey: api.books.listBooks.key });
    void navigate(bookAddress(bookId));
  };
}

function AdoptBook({ book, onClose }: { readonly book: OfferedBook; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const adopt = useAdopt(book);
  return (
    <FormDialog
      onClose={onClose}
      title={book.title}
      submit={t('books.editions.take')}
      initial={{ agreed: false }}
      check={({ agreed }) => (agreed ? {} : { agreed: t('books.editions.agreeFirst') })}
      send={adopt}
    >
      {(fields) => (
        <>
          <p>{t('books.editions.takeText', { publisher: book.publisher })}</p>
          <TermsFacts terms={book} />
          {book.terms !== '' && <p>{book.terms}</p>}
          <Checkbox
            label={t('books.editions.agree')}
            checked={fields.values.agreed}
            error={fields.errorOf('agreed')}
            onChange={({ currentTarget }) => fields.set('agreed', currentTarget.checked)}
          />
        </>
      )}
    </FormDialog>
  );
}
