import type { AuthoredBook } from '@abhyas/contract/books/shapes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { BookForm } from '../books/book-form.tsx';
import { useTakeBook } from './use-book.ts';

/** What is said of a book, and its versions. */
export function AboutCard({ book }: { readonly book: AuthoredBook }) {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const take = useTakeBook();
  const [editing, setEditing] = useState(false);
  const { details, versions } = book;
  return (
    <Card
      title={t('books.about.title')}
      aside={
        book.can.edit && (
          <Button size="sm" variant="ghost" onClick={() => setEditing(true)}>
            {t('books.about.edit')}
          </Button>
        )
      }
    >
      <Facts
        kind="lines"
        items={[
          details.authors !== '' && { label: t('books.form.authors'), value: details.authors },
          { label: t('books.form.language'), value: t(`books.languages.${details.language}`) },
          { label: t('books.columns.opensTo'), value: t(`books.opensTo.${details.opensTo}`) },
          details.pricePaise > 0 && { label: t('books.form.price'), value: money(details.pricePaise) },
          ...versions.slice(0, 5).map(({ version, publishedAt, publishedBy }) => ({
            label: t('books.about.version', { version }),
            value: t('books.about.published', { date: date(publishedAt), name: publishedBy }),
          })),
        ]}
      />
      {editing && <BookForm book={book} onClose={() => setEditing(false)} onSaved={take} />}
    </Card>
  );
}
