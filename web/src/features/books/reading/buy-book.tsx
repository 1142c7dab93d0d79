import type { BookToRead } from '@abhyas/contract/books/reading';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Cover, drawingOf } from '../../../ui/figures/cover.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './reading.module.css';

interface Props {
  readonly book: BookToRead & { readonly preface: string };
}

/** What a book is and what it costs, for who does not have it yet. */
export function BuyBook({ book }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { bookId, title, about, authors, coverUrl, pricePaise } = book;
  return (
    <Card label={title}>
      <div className={classes['offer']}>
        <Cover drawing={drawingOf(bookId)} picture={coverUrl} />
        <Stack gap={3}>
          {authors !== '' && <Quiet>{authors}</Quiet>}
          {about !== '' && <p>{about}</p>}
          <Preface text={book.preface} />
          {pricePaise !== null && (
            <>
              <Link to="/checkout" search={{ items: `book:${bookId}` }} {...buttonFace('action', 'lg')}>
                {t('books.reading.buy', { price: money(pricePaise) })}
              </Link>
              <Quiet size="sm">
                <Icon of={IconLock} size={14} /> {t('books.reading.buyText')}
              </Quiet>
            </>
          )}
        </Stack>
      </div>
    </Card>
  );
}

/** The words before a book, by paragraphs. */
export function Preface({ text }: { readonly text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph, at) => <p key={`${at} ${paragraph.slice(0, 20)}`}>{paragraph}</p>);
}
