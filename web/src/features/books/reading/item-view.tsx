import type { ShownItem } from '@abhyas/contract/books/reading';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Player } from '../../../ui/player/player.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { lineName } from '../contents/line-names.ts';
import { ExerciseView } from '../exercises/exercise-view.tsx';
import { itemQuery } from './item-query.ts';

interface Props {
  readonly bookId: string;
  readonly itemId: string;
  /** The question of an exercise that opens first. */
  readonly questionId: string | undefined;
  /** Of the book's words. */
  readonly language: 'en' | 'hi';
}

/** What is read: a theory page, or an exercise. Opening it is remembered, so that every device goes on here. */
export function ItemView({ bookId, itemId, questionId, language }: Props) {
  const shown = useQuery(itemQuery(bookId, itemId));
  const { isSuccess } = shown;
  useEffect(() => {
    // Where one reads on is a convenience: when it cannot be kept, reading goes on.
    if (isSuccess)
      api.books.keepBookPlace({ params: { bookId }, body: { itemId } }, { quiet: true }).catch(() => undefined);
  }, [bookId, itemId, isSuccess]);
  return (
    <Loaded query={shown} card skeleton={<CardSkeleton lines={10} />}>
      {(item) =>
        item.kind === 'exercise' ? (
          <ExerciseView bookId={bookId} exercise={item} questionId={questionId} language={language} />
        ) : (
          <Theory bookId={bookId} item={item} language={language} />
        )
      }
    </Loaded>
  );
}

interface TheoryProps {
  readonly bookId: string;
  readonly item: ShownItem;
  readonly language: string;
}

function Theory({ bookId, item, language }: TheoryProps) {
  const { t } = useTranslation();
  const { itemId, kind, body, fileUrl, images, printedPage } = item;
  const title = lineName(item, t);
  const ask = (stream: string | null) => api.books.playBookVideo({ params: { bookId, itemId }, body: { stream } });
  return (
    <Card title={title} note={printedPage === null ? undefined : t('books.page', { page: printedPage })}>
      {body && (
        <div lang={language}>
          <RichText doc={body} resolveImage={(id) => images[id]} />
        </div>
      )}
      {kind === 'video' && <Player title={title} ask={ask} />}
      {fileUrl !== null && (
        <Button
          component="a"
          href={fileUrl}
          target="_blank"
          rel="noreferrer"
          variant="outline"
          leftSection={<Icon of={IconExternalLink} size={16} />}
        >
          {t('books.reading.pdf')}
        </Button>
      )}
    </Card>
  );
}
