import type { LineToRead } from '@abhyas/contract/books/reading';
import { IconChevronDown, IconChevronRight, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { readAddress } from '../addresses.ts';
import { kindIcons } from '../contents/line-kinds.ts';
import { lineName } from '../contents/line-names.ts';
import { FindInBook } from './find-in-book.tsx';
import classes from './reading.module.css';

interface Props {
  readonly bookId: string;
  readonly lines: readonly LineToRead[];
  readonly at: string | undefined;
}

/** Chapters with how far one is in each; the one that is read is open, the others open by a touch. */
export function BookContents({ bookId, lines, at }: Props) {
  const { t } = useTranslation();
  const current = lines.find(({ itemId }) => itemId === at)?.parentId ?? undefined;
  const [opened, setOpened] = useState<string | undefined>();
  const open = opened ?? current;
  const isShown = ({ kind, parentId }: LineToRead) => kind === 'part' || kind === 'chapter' || parentId === open;
  return (
    <Card flush title={t('books.reading.contents')}>
      <FindInBook bookId={bookId} />
      <nav aria-label={t('books.reading.contents')}>
        <ul className={classes['contents']}>
          {lines.filter(isShown).map((line) => (
            <li key={line.itemId} data-kind={line.kind}>
              {line.kind === 'chapter' && !line.locked ? (
                <ChapterLine
                  line={line}
                  isOpen={line.itemId === open}
                  onToggle={() => setOpened(line.itemId === open ? '' : line.itemId)}
                />
              ) : (
                <ContentsLine bookId={bookId} line={line} current={line.itemId === at} />
              )}
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}

interface ChapterProps {
  readonly line: LineToRead;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function ChapterLine({ line, isOpen, onToggle }: ChapterProps) {
  const { t } = useTranslation();
  const { answered, questions } = line.progress;
  return (
    <button type="button" aria-expanded={isOpen} onClick={onToggle}>
      <Icon of={isOpen ? IconChevronDown : IconChevronRight} size={16} />
      <span>{lineName(line, t)}</span>
      {questions > 0 && <small>{`${answered} / ${questions}`}</small>}
    </button>
  );
}

interface LineProps {
  readonly bookId: string;
  readonly line: LineToRead;
  readonly current: boolean;
}

function ContentsLine({ bookId, line, current }: LineProps) {
  const { t } = useTranslation();
  const { kind, locked, progress, printedPage } = line;
  const name = lineName(line, t);
  const note =
    progress.questions > 0
      ? `${progress.answered} / ${progress.questions}`
      : printedPage === null
        ? ''
        : t('books.page', { page: printedPage });
  if (kind === 'part' || kind === 'chapter' || locked)
    return (
      <div>
        {locked && <Icon of={IconLock} size={16} />}
        <span>{name}</span>
        <small>{locked ? t('books.reading.locked') : note}</small>
      </div>
    );
  return (
    <Link {...readAddress(bookId, line.itemId)} aria-current={current ? 'page' : undefined}>
      <Icon of={kindIcons[kind]} size={16} />
      <span>{name}</span>
      <small>{note}</small>
    </Link>
  );
}
