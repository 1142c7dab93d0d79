import type { AuthoredBook } from '@abhyas/contract/books/shapes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { can, useMe } from '../../../../lib/session.ts';
import { Cover, drawingOf } from '../../../../ui/figures/cover.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { EditionForm } from './edition-form.tsx';
import { usePercent } from './terms-facts.tsx';

type Edition = NonNullable<AuthoredBook['edition']>;

interface Props {
  readonly book: AuthoredBook;
  readonly edition: Edition;
}

/** What an institute decides of a publisher's book, and what it agreed to. */
export function EditionCard({ book, edition }: Props) {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const percent = usePercent();
  const me = useMe();
  const [changing, setChanging] = useState(false);
  const { details, coverUrl, bookId, status } = book;
  const mayChange = can(me, 'courses.publish') && edition.endedAt === null && status !== 'archived';
  return (
    <Card
      title={t('books.editions.own')}
      aside={
        mayChange && (
          <Button size="sm" variant="ghost" onClick={() => setChanging(true)}>
            {t('books.editions.change')}
          </Button>
        )
      }
    >
      <Stack>
        <Cover drawing={drawingOf(bookId)} picture={coverUrl} />
        {book.version === 0 && <Quiet role="status">{t('books.editions.copying')}</Quiet>}
        <Facts
          kind="lines"
          items={[
            {
              label: t('books.form.price'),
              value: details.pricePaise > 0 ? money(details.pricePaise) : t('books.editions.noPrice'),
            },
            { label: t('books.columns.opensTo'), value: t(`books.opensTo.${details.opensTo}`) },
            { label: t('books.editions.publisher'), value: edition.publisher },
            { label: t('books.editions.share'), value: percent(edition.basisPoints) },
            edition.leastPricePaise > 0 && {
              label: t('books.editions.leastPrice'),
              value: money(edition.leastPricePaise),
            },
            { label: t('books.editions.agreed'), value: date(edition.agreedAt) },
            edition.endedAt !== null && { label: t('books.editions.ended'), value: date(edition.endedAt) },
          ]}
        />
        {edition.terms !== '' && <Quiet as="p">{edition.terms}</Quiet>}
        <Quiet as="p">{t(edition.endedAt === null ? 'books.editions.follows' : 'books.editions.endedText')}</Quiet>
      </Stack>
      {changing && <EditionForm book={book} edition={edition} onClose={() => setChanging(false)} />}
    </Card>
  );
}
