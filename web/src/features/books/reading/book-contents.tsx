import type { LineToRead } from '@abhyas/contract/books/reading';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { readAddress } from '../addresses.ts';
import { kindIcons } from '../contents/line-kinds.ts';
import { lineName } from '../contents/line-names.ts';
import classes from './reading.module.css';

interface Props {
  readonly bookId: string;
  readonly lines: readonly LineToRead[];
  readonly at: string | undefined;
}

/** Chapters with what lies in them, and how far one is in each. */
export function BookContents({ bookId, lines, at }: Props) {
  const { t } = useTranslation();
  return (
    <Card flush title={t('books.reading.contents')}>
      <nav aria-label={t('books.reading.contents')}>
        <ul className={classes['contents']}>
          {lines.map((line) => (
            <li key={line.itemId} data-kind={line.kind}>
              <ContentsLine bookId={bookId} line={line} current={line.itemId === at} />
            </li>
          ))}
        </ul>
      </nav>
    </Card>
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
