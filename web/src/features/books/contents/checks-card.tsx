import type { AuthoredBook, BookProblem } from '@abhyas/contract/books/shapes';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { bookAddress } from '../addresses.ts';
import classes from './builder.module.css';
import { isTheory } from './line-kinds.ts';
import { lineName } from './line-names.ts';

interface Props {
  readonly book: AuthoredBook;
  readonly onOpen: (itemId: string) => void;
}
/** More lines than these are put right one after the other anyway. */
const SHOWN = 12;

/** What hinders publishing, each with the way to where it is put right. */
export function ChecksCard({ book, onOpen }: Props) {
  const { t } = useTranslation();
  const { problems } = book;
  return (
    <Card
      title={t('books.checks.title')}
      aside={
        problems.length > 0 ? (
          <Badge tone="warn" icon={IconAlertTriangle}>
            {t('books.checks.toFix', { count: problems.length })}
          </Badge>
        ) : (
          <Badge tone="good" icon={IconCheck}>
            {t('books.checks.ready')}
          </Badge>
        )
      }
    >
      {problems.length === 0 && <Quiet>{t(book.changed ? 'books.checks.nothing' : 'books.checks.published')}</Quiet>}
      <ProblemList book={book} onOpen={onOpen} />
      {problems.length > SHOWN && <Quiet>{t('books.checks.more', { count: problems.length - SHOWN })}</Quiet>}
    </Card>
  );
}

function ProblemList({ book, onOpen }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = ({ itemId }: BookProblem) => {
    const line = book.lines.find((one) => one.itemId === itemId);
    if (!line) return;
    if (isTheory(line.kind)) void navigate(bookAddress(book.bookId, line.itemId));
    else onOpen(line.itemId);
  };
  const nameOf = ({ itemId }: BookProblem) => {
    const line = book.lines.find((one) => one.itemId === itemId);
    return line ? lineName(line, t) : '';
  };
  return (
    <ul className={classes['checks']}>
      {book.problems.slice(0, SHOWN).map((problem) => (
        <li key={`${problem.code} ${problem.itemId ?? ''}`}>
          <span>{t(`books.problems.${problem.code}`, { name: nameOf(problem) })}</span>
          {problem.itemId !== null && (
            <Button
              size="sm"
              variant="outline"
              aria-label={t('books.checks.openOf', { name: nameOf(problem) })}
              onClick={() => open(problem)}
            >
              {t('books.checks.open')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
