import type { api as contract } from '@abhyas/contract';
import type { LineToRead } from '@abhyas/contract/books/reading';
import type { Reply } from '@abhyas/contract/endpoint';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useJudgedAnswers } from '../exercises/use-answer.ts';
import { BuyBook, Preface } from './buy-book.tsx';
import { BookContents } from './book-contents.tsx';
import { ItemView } from './item-view.tsx';
import { pagesBeside } from './item-query.ts';
import { TheoryBeside } from './theory-beside.tsx';
import classes from './reading.module.css';

interface Props {
  readonly bookId: string;
  /** The line that is read; without it the one that was read last, else the first. */
  readonly itemId: string | undefined;
  /** The question of an exercise that opens first. */
  readonly questionId: string | undefined;
}
const isRead = ({ kind, locked }: LineToRead) => kind !== 'part' && kind !== 'chapter' && !locked;

/** A book: its contents at the left, what is read beside it. */
export function BookScreen({ bookId, itemId, questionId }: Props) {
  const { t } = useTranslation();
  useJudgedAnswers();
  const shown = useQuery(query(api.books.openBook, { params: { bookId } }));
  const { data: book } = shown;
  return (
    <Page
      title={book?.title ?? t('books.title')}
      subtitle={book && t('books.reading.progress', { ...book.progress })}
      breadcrumbs={[{ label: t('books.title'), to: '/student/books' }, { label: book?.title ?? '…' }]}
    >
      <Loaded query={shown} card skeleton={<CardSkeleton lines={10} />}>
        {(read) => <Reading book={read} itemId={itemId} questionId={questionId} />}
      </Loaded>
    </Page>
  );
}

interface ReadingProps extends Omit<Props, 'bookId'> {
  readonly book: Reply<typeof contract.books.openBook>;
}

function Reading({ book, itemId, questionId }: ReadingProps) {
  const { bookId, lines, placeId, language } = book;
  const isWide = useMediaQuery('(min-width: 87.5em)', false, { getInitialValueInEffect: false });
  const at = itemId ?? placeId ?? lines.find(isRead)?.itemId;
  const pages = isWide && at !== undefined ? pagesBeside(lines, at) : [];
  return (
    <Stack>
      {book.pricePaise !== null && <BuyBook book={book} />}
      <div className={classes['book']} data-theory={pages.length > 0 || undefined}>
        <BookContents bookId={bookId} lines={lines} at={at} />
        {pages.length > 0 && (
          <TheoryBeside key={pages[0]!.parentId} bookId={bookId} pages={pages} language={language} />
        )}
        {at === undefined ? (
          <Unread book={book} />
        ) : (
          <ItemView
            key={`${at} ${questionId ?? ''}`}
            bookId={bookId}
            itemId={at}
            questionId={questionId}
            language={language}
          />
        )}
      </div>
    </Stack>
  );
}

/** Beside the contents of a book of which nothing is open to be read. */
function Unread({ book: { preface, pricePaise } }: Pick<ReadingProps, 'book'>) {
  const { t } = useTranslation();
  return (
    <Card label={t('books.title')}>
      {preface !== '' && pricePaise === null ? (
        <Preface text={preface} />
      ) : (
        <Quiet>{t(pricePaise === null ? 'books.reading.chooseLine' : 'books.reading.allLocked')}</Quiet>
      )}
    </Card>
  );
}
