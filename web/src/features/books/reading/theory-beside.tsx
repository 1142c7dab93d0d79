import type { LineToRead } from '@abhyas/contract/books/reading';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { itemQuery } from './item-query.ts';

interface Props {
  readonly bookId: string;
  readonly pages: readonly LineToRead[];
  /** Of the book's words. */
  readonly language: string;
}

/** The theory of a chapter beside its questions, a page at a time. */
export function TheoryBeside({ bookId, pages, language }: Props) {
  const { t } = useTranslation();
  const [place, setPlace] = useState(0);
  const page = pages[Math.min(place, pages.length - 1)]!;
  const shown = useQuery(itemQuery(bookId, page.itemId));
  const go = (by: number) => setPlace(pages.indexOf(page) + by);
  return (
    <Card
      title={page.title}
      note={page.printedPage === null ? undefined : t('books.page', { page: page.printedPage })}
      aside={
        pages.length > 1 && (
          <Row>
            <IconButton
              icon={IconChevronLeft}
              label={t('books.reading.before')}
              disabled={page === pages[0]}
              onClick={() => go(-1)}
            />
            <IconButton
              icon={IconChevronRight}
              label={t('books.reading.after')}
              disabled={page === pages.at(-1)}
              onClick={() => go(1)}
            />
          </Row>
        )
      }
    >
      <Loaded query={shown} skeleton={<CardSkeleton lines={8} />}>
        {({ body, images }) =>
          body && (
            <div lang={language}>
              <RichText doc={body} resolveImage={(id) => images[id]} />
            </div>
          )
        }
      </Loaded>
    </Card>
  );
}
